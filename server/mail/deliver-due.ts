import type { Counters } from "#server/operations/counters.ts";
import type { ClaimedMail, Delivery as Result } from "#server/storage/mail.ts";
import type { Store } from "#server/storage/store.ts";
import { backOff } from "./back-off.ts";
import type { Letter, Send } from "./letter.ts";

/** How many mails one server has in hand at a time. */
const mostAtOnce = 5;

export type Delivery = {
  store: Store;
  send: Send;
  write: (mail: ClaimedMail) => Letter;
  counters: Counters;
  /** Told the code of a failure, never its words: mail servers quote addresses. */
  onFailure: (code: string, mailId: string) => void;
  /** What became of mails and could not be stored: a mail that was sent would be sent again when its lease is over. */
  unstored: Set<Result>;
};

/**
 * Delivers the mails that are due now, a few at once, and returns how many it took in hand. `stop` cuts what is on its
 * way. It fails if the database does, and only after all of them are done.
 */
export async function deliverDue(delivery: Delivery, stop?: AbortSignal): Promise<number> {
  await storeResults(delivery);
  const mails = await delivery.store.claimMail({ most: mostAtOnce });
  const done = await Promise.allSettled(
    mails.map(async (mail) => storeResult(delivery, await deliver(delivery, mail, stop))),
  );
  for (const one of done) if (one.status === "rejected") throw one.reason;
  return mails.length;
}

/** Stores the results that could not be stored before. */
export async function storeResults(delivery: Delivery): Promise<void> {
  for (const result of delivery.unstored) await storeResult(delivery, result);
}

async function storeResult({ store, unstored }: Delivery, result: Result): Promise<void> {
  unstored.add(result);
  await store.finishMail(result);
  unstored.delete(result);
}

async function deliver(delivery: Delivery, mail: ClaimedMail, stop: AbortSignal | undefined): Promise<Result> {
  const { send, write, counters, onFailure } = delivery;
  const { id, lease } = mail;
  try {
    await send(write(mail), stop);
    counters.add("mails_sent_total");
    return { id, lease, result: { sent: true } };
  } catch (error) {
    const code = failureCode(error);
    counters.add("mails_failed_total");
    onFailure(code, id);
    const waitMs = backOff(mail.attempts, code.startsWith("SMTP ") ? "refused" : "unreachable");
    const hopeless = mail.kind === "receipt" && code.startsWith("SMTP 5") && concernsRecipient(error);
    return { id, lease, result: { sent: false, error: code, waitMs, hopeless } };
  }
}

/** An address that does not exist stays so. A wrong password or a refused sender is ours, and may be put right in the 72 hours. */
function concernsRecipient(error: unknown): boolean {
  return error instanceof Error && "command" in error && (error.command === "RCPT TO" || error.command === "DATA");
}

function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  // Also where the mail server has answered the wish for TLS with a number.
  if ("code" in error && error.code === "ETLS") return error.code;
  if ("responseCode" in error && typeof error.responseCode === "number") return `SMTP ${error.responseCode}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
