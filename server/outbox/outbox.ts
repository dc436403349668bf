import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { ServerContent } from "#content/schema/content.ts";
import { type Env, isLoopback } from "#server/env.ts";
import type { Metrics } from "#server/operations/metrics.ts";
import type { Store } from "#server/storage/store.ts";
import { type Addresses, composeEmail } from "./compose-email.ts";
import { beginDue, type Channel, maxAtOnce, storeResults } from "./deliver.ts";
import type { SendEmail } from "./smtp.ts";
import { composeWebhook, sendWebhook, type Webhook, type WebhookReceiver } from "./webhook.ts";

const pollMs = 5_000;

/** How long a stop waits for what is being sent. What is aborted goes out later, perhaps a second time. */
const stopWithinMs = 10_000;

/** Delivers what is due, again and again, and at once when it is woken. */
type DeliveryLoop = {
  wake: () => void;
  /** Ends when what is being sent is done, or was aborted because its server took too long. */
  stop: () => Promise<void>;
};

type OutboxOptions = { store: Store; metrics: Metrics; log: Logger; content: ServerContent };

export type MailServer = { send: SendEmail; addresses: Addresses };

/** The configured mail server, if there is one. */
export async function mailServer(env: Env, content: ServerContent): Promise<MailServer | undefined> {
  if (!env.SMTP_URL) return undefined;
  // A tenth of a second of every start, and memory, that a server without mail does not need.
  const { sendBySmtp } = await import("./smtp.ts");
  return {
    send: sendBySmtp(env.SMTP_URL, { requiresTls: env.SMTP_TLS === "required" && !isLoopback(new URL(env.SMTP_URL)) }),
    addresses: { from: env.MAIL_FROM ?? content.company.email, to: env.MAIL_TO ?? content.company.email },
  };
}

/** The configured receiver of webhooks, if there is one. */
export function webhookReceiver(env: Env): WebhookReceiver | undefined {
  if (!env.WEBHOOK_URL) return undefined;
  return { url: env.WEBHOOK_URL, secrets: env.WEBHOOK_SECRET, format: env.WEBHOOK_FORMAT };
}

type Receivers = { mail: MailServer | undefined; webhook: WebhookReceiver | undefined };

/** Starts delivering emails and webhooks. Without a mail server it says so once, and the emails wait in the database. */
export function startOutbox(
  { mail, webhook }: Receivers,
  { store, metrics, log, content }: OutboxOptions,
): DeliveryLoop {
  const loops: DeliveryLoop[] = [];
  if (mail) {
    const email: Channel = {
      name: "email",
      store,
      compose: (delivery) => composeEmail(delivery, mail.addresses, content),
      send: mail.send,
      metrics,
      onFailure: (code, emailId) => log.warn({ code, emailId }, "an email could not be delivered"),
      unstored: new Set(),
      inHand: new Set(),
    };
    loops.push(startChannel(email, log));
  } else {
    log.warn("SMTP_URL is not set: contact requests are stored, but nobody is notified by mail");
  }
  if (webhook) {
    const webhooks: Channel<Webhook> = {
      name: "webhook",
      store,
      compose: (delivery) =>
        composeWebhook(delivery, { format: webhook.format, content, isMailOn: mail !== undefined }),
      send: sendWebhook(webhook),
      metrics,
      onFailure: (code, webhookId) => log.warn({ code, webhookId }, "a webhook could not be delivered"),
      unstored: new Set(),
      inHand: new Set(),
    };
    loops.push(startChannel(webhooks, log));
  }
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      await Promise.allSettled(loops.map((loop) => loop.stop()));
    },
  };
}

export function startChannel<Message>(channel: Channel<Message>, log: Pick<Logger, "error">): DeliveryLoop {
  return startLoop(
    { begin: (max, signal) => beginDue(channel, max, signal), settle: () => storeResults(channel) },
    (err) => log.error({ err }, "the outbox could not be read or written"),
  );
}

type Work = {
  /** Begins some of what is due, so much at most. Each promise ends once the result of one is stored. */
  begin: (max: number, signal: AbortSignal) => Promise<Promise<void>[]>;
  /** Stores the results that could not be stored before. */
  settle?: () => Promise<void>;
};

export function startLoop({ begin, settle }: Work, onError: (err: unknown) => void): DeliveryLoop {
  const abort = new AbortController();
  let stopped = false;
  let pause = new AbortController();
  const ended = run();

  return {
    wake: () => pause.abort(),
    async stop() {
      stopped = true;
      pause.abort();
      const timer = setTimeout(() => abort.abort(), stopWithinMs);
      await ended;
      clearTimeout(timer);
      await settle?.().catch(onError);
    },
  };

  /** Every place is filled again as soon as it is free: one that hangs keeps only its own. */
  async function run(): Promise<void> {
    const inHand = new Set<Promise<void>>();
    while (!stopped) {
      // A wake-up while deliveries are being claimed ends the pause after that before it begins.
      pause = new AbortController();
      const begun = (await begin(maxAtOnce - inHand.size, abort.signal).catch(onError)) ?? [];
      for (const one of begun) {
        const ended = one.catch(onError).finally(() => inHand.delete(ended));
        inHand.add(ended);
      }
      if (inHand.size === maxAtOnce) await Promise.race(inHand);
      else if (begun.length === 0) await wait(pollMs, undefined, { signal: pause.signal }).catch(() => {});
    }
    await Promise.all(inHand);
  }
}
