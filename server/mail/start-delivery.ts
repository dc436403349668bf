import type { Logger } from "pino";
import type { Content } from "#content/schema/content.ts";
import type { Env } from "#server/env.ts";
import type { Counters } from "#server/operations/counters.ts";
import type { Store } from "#server/storage/store.ts";
import { type Delivery, deliverDue, storeResults } from "./deliver-due.ts";
import { type Outbox, startOutbox } from "./outbox.ts";
import { isLoopback, sendBySmtp } from "./smtp.ts";
import { writeLetter } from "./write-letter.ts";

type Background = { store: Store; counters: Counters; log: Logger; words: Content };

/** Starts delivering mails, or says once that nobody is told by mail. The mails wait in the database until then. */
export function startDelivery(env: Env, { store, counters, log, words }: Background): Outbox {
  if (!env.SMTP_URL) {
    log.warn("SMTP_URL is not set: contact requests are stored, but nobody is told of them by mail");
    return { nudge: () => {}, stop: async () => {} };
  }
  const addresses = { from: env.MAIL_FROM ?? words.site.email, to: env.MAIL_TO ?? words.site.email };
  const delivery: Delivery = {
    store,
    send: sendBySmtp(env.SMTP_URL, { requiresTls: env.SMTP_TLS === "required" && !isLoopback(env.SMTP_URL) }),
    write: (mail) => writeLetter(mail, addresses, words),
    counters,
    onFailure: (code, mailId) => log.warn({ code, mailId }, "a mail could not be delivered"),
    unstored: new Set(),
  };
  const onError = (err: unknown) => log.error({ err }, "the outbox could not be read or written");
  const outbox = startOutbox({ deliver: (stop) => deliverDue(delivery, stop), onError });
  return {
    nudge: outbox.nudge,
    async stop() {
      await outbox.stop();
      await storeResults(delivery).catch(onError);
    },
  };
}
