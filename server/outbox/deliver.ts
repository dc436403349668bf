import type { Metrics } from "#server/operations/metrics.ts";
import { type ClaimedDelivery, type DeliveryResult, maxWaitMs } from "#server/storage/deliveries.ts";
import type { Store } from "#server/storage/store.ts";
import type { ChannelName } from "#server/storage/tables.ts";
import type { Email } from "./compose-email.ts";

/** How many emails, and how many webhooks, one server delivers at once. */
export const maxAtOnce = 5;

const firstWaitMs = 5_000;

/** What is refused is retried less and less often; a mail server or receiver that is down, every few minutes. */
const maxWaits = { refused: maxWaitMs, unreachable: 300_000 } as const;

/** How emails or webhooks go out. */
export type Channel<Message = Email> = {
  name: ChannelName;
  store: Store;
  compose: (delivery: ClaimedDelivery) => Message;
  /** Hands a message to its server, or fails. `signal` closes the connection. */
  send: (message: Message, signal?: AbortSignal) => Promise<unknown>;
  metrics: Metrics;
  /** Gets the code of a failure, never its message: mail servers quote addresses. */
  onFailure: (code: string, deliveryId: string) => void;
  /** Results that could not be stored yet. Without them an email that was sent would go out again after its lease. */
  unstored: Set<DeliveryResult>;
  /** What is being sent. A clock that jumps ends its lease, but must not make this server send it twice. */
  inHand: Set<string>;
};

/**
 * Delivers some of what is due, and returns how many it tried. It fails if the database does, but only after all of them
 * are done.
 */
export async function deliverDue<Message>(channel: Channel<Message>): Promise<number> {
  const begun = await beginDue(channel, maxAtOnce);
  const done = await Promise.allSettled(begun);
  for (const one of done) if (one.status === "rejected") throw one.reason;
  return begun.length;
}

/**
 * Begins to deliver some of what is due, so many at most. Each promise ends once the result of one is stored; `signal` aborts
 * those that are being sent.
 */
export async function beginDue<Message>(
  channel: Channel<Message>,
  max: number,
  signal?: AbortSignal,
): Promise<Promise<void>[]> {
  await storeResults(channel);
  const { store, name, inHand } = channel;
  const deliveries = await store.claimDeliveries({ max, channel: name, inHand: [...inHand] });
  return deliveries.map(async (delivery) => {
    const ids = [delivery.id, ...delivery.others];
    for (const id of ids) inHand.add(id);
    try {
      await storeResult(channel, await deliver(channel, delivery, signal));
    } finally {
      for (const id of ids) inHand.delete(id);
    }
  });
}

type ResultsToStore = Pick<Channel, "store" | "unstored">;

export async function storeResults(channel: ResultsToStore): Promise<void> {
  for (const result of channel.unstored) await storeResult(channel, result);
}

async function storeResult({ store, unstored }: ResultsToStore, result: DeliveryResult): Promise<void> {
  try {
    await store.finishDelivery(result);
    unstored.delete(result);
  } catch (error) {
    unstored.add(result);
    throw error;
  }
}

async function deliver<Message>(
  { name, send, compose, metrics, onFailure }: Channel<Message>,
  delivery: ClaimedDelivery,
  signal: AbortSignal | undefined,
): Promise<DeliveryResult> {
  const { id, lease, others, kind, attempts } = delivery;
  try {
    await send(compose(delivery), signal);
    metrics.deliveriesSent.inc({ channel: name });
    return { id, lease, others, result: { sent: true } };
  } catch (error) {
    const code = failureCode(error);
    metrics.deliveriesFailed.inc({ channel: name });
    onFailure(code, id);
    const waitMs = Math.max(backOff(attempts, refusalCode.test(code) ? "refused" : "unreachable"), askedWait(error));
    const isGone = kind === "webhook" && code === "HTTP 410";
    const hopeless = isGone || (kind === "receipt" && code.startsWith("SMTP 5") && concernsRecipient(error));
    return { id, lease, others, result: { sent: false, error: code, waitMs, hopeless } };
  }
}

/** The code of a server that has replied. */
const refusalCode = /^(SMTP|HTTP) /;

/** How long a server has asked to be left alone, an hour at most. */
function askedWait(error: unknown): number {
  const asked = error instanceof Error && "waitMs" in error && typeof error.waitMs === "number" ? error.waitMs : 0;
  return Math.min(asked, maxWaitMs);
}

/** An address that does not exist stays that way. A wrong password or a refused sender is ours to fix within 72 hours. */
function concernsRecipient(error: unknown): boolean {
  return error instanceof Error && "command" in error && (error.command === "RCPT TO" || error.command === "DATA");
}

export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  // Also where the mail server replied to STARTTLS with a number.
  if ("code" in error && error.code === "ETLS") return error.code;
  if ("responseCode" in error && typeof error.responseCode === "number") return `SMTP ${error.responseCode}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** The wait after a number of failed attempts: 5 seconds, doubling, minus a random part of up to one half. */
export function backOff(attempts: number, why: keyof typeof maxWaits, random: () => number = Math.random): number {
  const maxMs = Math.min(maxWaits[why], firstWaitMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(maxMs * (1 - random() / 2));
}
