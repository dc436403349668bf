import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import {
  type ContactRequest,
  contactPath,
  contactReceivedPath,
  contactRequest,
  fieldProblems,
} from "#contract/contact.ts";
import type { Captcha, Verdict } from "#server/captcha/captcha.ts";
import { apiRoute } from "#server/http/api-route.ts";
import { problem, problemOf } from "#server/http/problem.ts";
import type { Metrics } from "#server/operations/metrics.ts";
import type { Store } from "#server/storage/store.ts";
import type { MailKind } from "#server/storage/tables.ts";
import { clientKey, receiptKey } from "./client-key.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readPlainForms } from "./plain-form.ts";
import { type CountClient, limitRate } from "./rate-limit.ts";
import { readSentRequest, type SentRequest } from "./sent-request.ts";
import { suspicionsAbout } from "./suspicions.ts";

/** Everything that taking a contact request needs. */
export type ContactDesk = {
  store: Store;
  captcha: Captcha;
  countClient: CountClient;
  /** Makes the clients' addresses unreadable where they are counted. */
  clientSecret: string;
  /** How many requests one client may send in ten minutes. */
  limits: { withCaptcha: number; withoutCaptcha: number };
  sendsReceipts: boolean;
  /** Called after a request was stored: its mails can go out. */
  onStored: () => void;
  metrics: Metrics;
};

// The longest request that keeps the rules, written in the longest way: 5,694 characters of 12 bytes, and the names.
const bodyLimit = 96 * 1024;

/** Takes contact requests. It answers with 200 only after the request is on the disk. */
export function takeContactRequests(app: FastifyInstance, desk: ContactDesk): void {
  app.register(async (scope) => {
    readPlainForms(scope, ["purpose"]);
    apiRoute(scope, {
      method: "POST",
      url: contactPath,
      bodyLimit,
      handler: async (request, reply) => {
        try {
          const sent = readSentRequest(request);
          const id = await take(desk, sent, clientKey(request.ip, desk.clientSecret));
          reply.header("cache-control", "no-store");
          return sent.plain ? reply.redirect(contactReceivedPath, 303) : reply.send({ id });
        } catch (error) {
          desk.metrics.requestsRefused.inc({ code: problemOf(error).code });
          throw error;
        }
      },
    });
  });
}

async function take(desk: ContactDesk, sent: SentRequest, client: string): Promise<string> {
  const request = checkFields(sent.values);
  const fingerprint = fingerprintOf(request);
  await limitRate(
    desk.countClient,
    sent.plain ? `plain ${client}` : client,
    sent.plain ? desk.limits.withoutCaptcha : desk.limits.withCaptcha,
  );

  const verdict = await checkCaptcha(desk, sent);
  if (verdict.state === "refused") return earlierIdOf(desk, sent, fingerprint);

  const suspicions = suspicionsAbout({ ...sent, hasCaptcha: verdict.state !== "absent" });
  const trusted = verdict.state === "passed" && suspicions.length === 0;
  const mails: MailKind[] = desk.sendsReceipts && trusted ? ["notification", "receipt"] : ["notification"];
  const kept = await desk.store.run("keepRequest", {
    request,
    fingerprint,
    idempotencyKey: sent.idempotencyKey,
    captcha: verdict.state,
    captchaUse: verdict.state === "absent" ? undefined : verdict.use,
    suspicions,
    mails,
    receiptKey: receiptKey(request.email, desk.clientSecret),
  });
  if (kept.outcome === "conflict") throw problem("idempotencyConflict");
  if (kept.outcome === "captchaUsed") throw problem("captchaInvalid");
  if (kept.outcome === "repeated") {
    desk.metrics.requestsRepeated.inc();
    return kept.id;
  }
  desk.metrics.requestsStored.inc({ captcha: verdict.state });
  desk.onStored();
  return kept.id;
}

function checkFields(values: unknown): ContactRequest {
  const result = v.safeParse(contactRequest, values);
  if (!result.success) throw problem("invalidFields", {}, fieldProblems(values));
  return result.output;
}

async function checkCaptcha(desk: ContactDesk, sent: SentRequest): Promise<Verdict | { state: "absent" }> {
  if (sent.captchaToken) return desk.captcha.verify(sent.captchaToken);
  // Only a form without scripts cannot do the check; it is held to a much lower limit instead.
  if (sent.plain) return { state: "absent" };
  throw problem("captchaMissing");
}

// Whoever repeats a request because the first answer got lost may come with a captcha that has expired since.
async function earlierIdOf({ store }: ContactDesk, { idempotencyKey }: SentRequest, fingerprint: string) {
  const earlier = idempotencyKey && (await store.run("findRepeat", { idempotencyKey, fingerprint }));
  if (!earlier) throw problem("captchaInvalid");
  return earlier.id;
}
