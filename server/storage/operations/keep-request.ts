import { sql } from "kysely";
import type { ContactRequest } from "#contract/contact.ts";
import { newId } from "#server/storage/new-id.ts";
import type { CaptchaState, MailKind, Suspicion } from "#server/storage/tables.ts";
import { Undo, type Work } from "#server/storage/work.ts";
import { knownTime } from "./check-clock.ts";
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
  // One after the other: a statement sent along with one that fails would still run, after the transaction is undone.
  // Of two equal requests at once the second waits in the first statement, and is then a repetition.
  if (!(await insertRequest(work, id, input))) throw new Undo(await earlierRequest(work, input));
  if (input.captchaUse && !(await spendCaptcha(work, input.captchaUse))) {
    throw new Undo({ outcome: "captchaUsed" } satisfies Kept);
  }
  const mails = (await mailsToSend(work, [{ id, input }])).map(({ kind }) => mailRow(work, id, kind));
  if (mails.length > 0) await work.db.insertInto("outgoing_mail").values(mails).execute();
  return { outcome: "stored", id };
}

/** A request as it stands in the table. */
export function requestRow({ engine }: Work, id: string, input: NewRequest) {
  return {
    ...input.request,
    id,
    created_at: knownTime(engine),
    purpose: JSON.stringify(input.request.purpose),
    captcha: input.captcha,
    suspicions: JSON.stringify(input.suspicions),
    idempotency_key: input.idempotencyKey ?? null,
    fingerprint: input.fingerprint,
  };
}

/** Remembered at least from now on: the clock of the server that offered the captcha may be behind the database's. */
export function captchaRow({ engine }: Work, { id, expiresAt }: { id: string; expiresAt: number }) {
  return {
    id,
    expires_at: sql<number>`case when ${engine.now} < ${expiresAt} then ${expiresAt} else ${engine.now} end`,
  };
}

export function mailRow({ engine }: Work, requestId: string, kind: MailKind) {
  return {
    id: newId(),
    request_id: requestId,
    kind,
    state: "waiting" as const,
    created_at: engine.now,
    attempts: 0,
    next_attempt_at: engine.now,
    give_up_at: sql<number>`${engine.now} + ${sql.lit(patience)}`,
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

async function spendCaptcha(work: Work, use: { id: string; expiresAt: number }): Promise<boolean> {
  const row = await work.db
    .insertInto("captcha_use")
    .values(captchaRow(work, use))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The mails about these requests, without the receipts that would be too many for their address. */
export async function mailsToSend(
  work: Work,
  requests: readonly Identified[],
): Promise<{ id: string; kind: MailKind }[]> {
  const asked = requests.filter(({ input }) => input.mails.includes("receipt"));
  const counts =
    asked.length === 0
      ? []
      : await countClients(
          work,
          asked.map(({ input }) => ({ client: input.receiptKey, windowMs: receiptWindowMs })),
        );
  const refused = new Set(asked.filter((_, index) => (counts[index]?.count ?? 0) > receiptsADay).map(({ id }) => id));
  return requests.flatMap(({ id, input }) =>
    input.mails.filter((kind) => kind !== "receipt" || !refused.has(id)).map((kind) => ({ id, kind })),
  );
}

async function earlierRequest({ db }: Work, { idempotencyKey = "", fingerprint }: NewRequest): Promise<Kept> {
  const earlier = await db
    .selectFrom("contact_request")
    .select(["id", "fingerprint"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirstOrThrow();
  return earlier.fingerprint === fingerprint ? { outcome: "repeated", id: earlier.id } : { outcome: "conflict" };
}
