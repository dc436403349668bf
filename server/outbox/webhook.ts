import { createHmac } from "node:crypto";
import type { ServerContent } from "#content/schema/content.ts";
import type { ClaimedDelivery } from "#server/storage/deliveries.ts";
import { fromColumns, suspicionsOf } from "#server/storage/tables.ts";
import { sourceFrom } from "#server/storage/visit-source.ts";
import { deskLink, purposeLabels } from "./about-request.ts";

/** Where webhooks go, as the configuration says. */
export type WebhookReceiver = { url: string; secrets: readonly string[]; format: "standard" | "slack" };

/** A webhook, ready to be sent. */
export type Webhook = { id: string; body: string };

type Options = { format: WebhookReceiver["format"]; content: ServerContent; isMailOn: boolean };

/** Writes a webhook. The same delivery always gets the same ID, however often it is tried. */
export function composeWebhook(delivery: ClaimedDelivery, options: Options): Webhook {
  const body = options.format === "slack" ? slackMessage(delivery, options) : standardPayload(delivery, options);
  return { id: delivery.id, body: JSON.stringify(body) };
}

/** Everything that a visitor wrote, and what the server knows about it. */
function standardPayload({ request, hasDesk }: ClaimedDelivery, { content }: Options) {
  return {
    type: "contact_request.created",
    timestamp: new Date(request.created_at).toISOString(),
    data: {
      id: request.id,
      language: request.language,
      ...fromColumns(request),
      captcha: request.captcha,
      suspicions: suspicionsOf(request),
      visit: sourceFrom(request),
      ...(hasDesk && { url: deskLink(request, content) }),
    },
  };
}

/** Nothing that a visitor typed: a channel has more readers than the desk, and keeps what is erased here. */
function slackMessage({ request, hasDesk }: ClaimedDelivery, { content, isMailOn }: Options) {
  const { slack, notification } = content.mail;
  const isSuspect = suspicionsOf(request).length > 0;
  const lines = [
    [isSuspect ? slack.suspected : slack.text, purposeLabels(request, content).join(", ")].filter(Boolean).join(": "),
    ...(isMailOn ? [] : [slack.mailOff]),
    ...(hasDesk ? [`${notification.desk}: ${deskLink(request, content)}`] : []),
  ];
  return { text: escapeForSlack(lines.join("\n")) };
}

function escapeForSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** As long as a webhook may take, from the name lookup to the response. */
const webhookTimeoutMs = 10_000;

type SendOptions = { deadlineMs?: number; now?: () => number };

/** Sends webhooks signed as Standard Webhooks 1.0 says. It gives up early: the outbox tries again. */
export function sendWebhook(
  { url, secrets }: WebhookReceiver,
  { deadlineMs = webhookTimeoutMs, now = Date.now }: SendOptions = {},
): (webhook: Webhook, signal?: AbortSignal) => Promise<void> {
  return async ({ id, body }, signal) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const timestamp = String(Math.floor(now() / 1_000));
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "user-agent": "webhook",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        ...(secrets.length > 0 && { "webhook-signature": signatures(secrets, `${id}.${timestamp}.${body}`) }),
      },
      // It could lead to an address inside our network.
      redirect: "manual",
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    }).catch((error: unknown) => {
      throw failure(networkCode(error, deadline, signal));
    });
    // Nobody reads the response, however long it is.
    await response.body?.cancel().catch(() => {});
    if (!response.ok) throw failure(`HTTP ${response.status}`, waitAsked(response.headers, now()));
  };
}

/** One for each secret, so that a receiver can change to a new one at its own time. */
function signatures(secrets: readonly string[], signed: string): string {
  return secrets
    .map((secret) => createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64")))
    .map((hmac) => `v1,${hmac.update(signed).digest("base64")}`)
    .join(" ");
}

/** Holds a code only: an error's text can quote the address, which is a secret at Slack. */
export function failure(code: string, waitMs = 0): Error {
  return Object.assign(new Error(code), { code, waitMs });
}

export function networkCode(error: unknown, deadline: AbortSignal, signal: AbortSignal | undefined): string {
  if (deadline.aborted) return "ETIMEDOUT";
  if (signal?.aborted) return "EABORT";
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "ESOCKET";
}

/** The wait that the receiver asks for, in seconds or until a date. */
function waitAsked(headers: Headers, now: number): number {
  const asked = headers.get("retry-after") ?? "";
  const ms = /^\d{1,9}$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
