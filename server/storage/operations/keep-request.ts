import { sql } from "kysely";
import type { ContactRequest } from "#contract/contact.ts";
import { newId } from "#server/storage/new-id.ts";
import type { CaptchaState, MailKind, Suspicion } from "#server/storage/tables.ts";
import { Undo, type Work } from "#server/storage/work.ts";
import { countClients } from "./count-client.ts";

const hour = 3_600_000;
/** How long a mail is tried before it counts as dead. */
export const patience = 72 * hour;

/** Nobody can have us write to a stranger more often than this. The requests themselves are all kept. */
const receiptsADay = 3;
const receiptWindowMs = 24 * hour;

export type NewRequest = {
  request: ContactRequest;
  fingerprint: string;
  idempotencyKey: string | undefined;
  captcha: CaptchaState;
  /** The captcha that this request uses up. */
  captchaUse: { id: string; expiresAt: number } | undefined;
  suspicions: Suspicion[];
  mails: MailKind[];
  /** Whom a receipt among the mails counts for. */
  receiptKey: string;
};

type Identified = { id: string; input: NewRequest };

export type Kept =
  | { outcome: "stored"; id: string }
  | { outcome: "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "captchaUsed" };

/** Stores the request, the use of its captcha and its outgoing mails, all or nothing. */
export async function keepRequest(work: Work, input: NewRequest): Promise<Kept> {
  const id = newId();
  // None waits for another's answer, so that they travel together. The order counts: of two equal requests at once the
  // second waits in its first statement, and is then a repetition, not a captcha used twice.
  const [stored, spent, receipts] = await Promise.all([
    insertRequest(work, id, input),
    input.captchaUse ? spendCaptcha(work, input.captchaUse) : true,
    countReceipts(work, [{ id, input }]),
    ...input.mails.map((kind) => insertMail(work, id, kind)),
  ]);
  if (!stored) throw new Undo(await earlierRequest(work, input));
  if (!spent) throw new Undo({ outcome: "captchaUsed" } satisfies Kept);
  await withdrawReceipts(work, receipts);
  return { outcome: "stored", id };
}

/** A request as it stands in the table. */
export function requestRow({ engine }: Work, id: string, input: NewRequest) {
  return {
    ...input.request,
    id,
    created_at: engine.now,
    purpose: JSON.stringify(input.request.purpose),
    captcha: input.captcha,
    suspicions: JSON.stringify(input.suspicions),
    idempotency_key: input.idempotencyKey ?? null,
    fingerprint: input.fingerprint,
  };
}

async function insertRequest(work: Work, id: string, input: NewRequest): Promise<boolean> {
  const row = await work.db
    .insertInto("contact_request")
    .values(requestRow(work, id, input))
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function spendCaptcha({ db }: Work, { id, expiresAt }: { id: string; expiresAt: number }): Promise<boolean> {
  const row = await db
    .insertInto("captcha_use")
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing happens if the request is not there, because it was stored before. */
function insertMail({ db }: Work, requestId: string, kind: MailKind): Promise<unknown> {
  const request = db
    .selectFrom("contact_request")
    .select((column) => [
      column.val(newId()).as("id"),
      "id as request_id",
      column.val(kind).as("kind"),
      column.val("waiting" as const).as("state"),
      "created_at",
      sql.lit(0).as("attempts"),
      "created_at as next_attempt_at",
      sql<number>`created_at + ${sql.lit(patience)}`.as("give_up_at"),
    ])
    .where("id", "=", requestId);
  return db
    .insertInto("outgoing_mail")
    .columns(["id", "request_id", "kind", "state", "created_at", "attempts", "next_attempt_at", "give_up_at"])
    .expression(request)
    .execute();
}

/** Counts the receipts among the mails, and returns the requests whose receipt is one too many. */
export async function countReceipts(work: Work, requests: readonly Identified[]): Promise<string[]> {
  const asked = requests.filter(({ input }) => input.mails.includes("receipt"));
  if (asked.length === 0) return [];
  const counts = await countClients(
    work,
    asked.map(({ input }) => ({ client: input.receiptKey, windowMs: receiptWindowMs })),
  );
  return asked.filter((_, place) => (counts[place]?.count ?? 0) > receiptsADay).map(({ id }) => id);
}

/** Rarely anything to do, so that the insertion of the mails need not wait for the count. */
export async function withdrawReceipts({ db }: Work, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return;
  await db.deleteFrom("outgoing_mail").where("request_id", "in", requestIds).where("kind", "=", "receipt").execute();
}

async function earlierRequest({ db }: Work, { idempotencyKey = "", fingerprint }: NewRequest): Promise<Kept> {
  const earlier = await db
    .selectFrom("contact_request")
    .select(["id", "fingerprint"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirstOrThrow();
  return earlier.fingerprint === fingerprint ? { outcome: "repeated", id: earlier.id } : { outcome: "conflict" };
}
