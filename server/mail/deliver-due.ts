import type { Counters } from "#server/operations/counters.ts";
import type { ClaimedMail } from "#server/storage/operations/claim-mail.ts";
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
};

/** Delivers the mails that are due now, a few at once, and returns how many it took in hand. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const mails = await delivery.store.run("claimMail", { most: mostAtOnce });
  await Promise.all(mails.map((mail) => deliver(delivery, mail)));
  return mails.length;
}

async function deliver({ store, send, write, counters, onFailure }: Delivery, mail: ClaimedMail): Promise<void> {
  const { id, lease } = mail;
  try {
    await send(write(mail));
  } catch (error) {
    const code = failureCode(error);
    counters.add("mails_failed_total");
    onFailure(code, id);
    const waitMs = backOff(mail.attempts, code.startsWith("SMTP ") ? "refused" : "unreachable");
    // A receipt to an address that does not exist; our own mailbox may be mended within the 72 hours.
    const hopeless = mail.kind === "receipt" && code.startsWith("SMTP 5");
    await store.run("finishMail", { id, lease, result: { sent: false, error: code, waitMs, hopeless } });
    return;
  }
  counters.add("mails_sent_total");
  await store.run("finishMail", { id, lease, result: { sent: true } });
}

function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("responseCode" in error && typeof error.responseCode === "number") return `SMTP ${error.responseCode}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
