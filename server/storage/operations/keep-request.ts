import { randomUUID } from "node:crypto";
import type { ContactRequest } from "#contract/contact.ts";
import type { CaptchaState, MailKind, Suspicion } from "#server/storage/tables.ts";
import { Undo, type Work } from "#server/storage/work.ts";

const hour = 3_600_000;
/** How long a mail is tried before it counts as dead. */
export const patience = 72 * hour;

export type NewRequest = {
  request: ContactRequest;
  fingerprint: string;
  idempotencyKey: string | undefined;
  captcha: CaptchaState;
  /** The captcha that this request uses up. */
  captchaUse: { id: string; expiresAt: number } | undefined;
  suspicions: Suspicion[];
  mails: MailKind[];
};

export type Kept =
  | { outcome: "stored"; id: string }
  | { outcome: "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "captchaUsed" };

/** Stores the request, the use of its captcha and its outgoing mails, all or nothing. */
export async function keepRequest(work: Work, input: NewRequest): Promise<Kept> {
  const { db, engine } = work;
  const id = randomUUID();
  // First the row, then the captcha: of two equal requests at once the second waits here for the first,
  // and is then a repetition, not a captcha used twice.
  const stored = await db
    .insertInto("contact_request")
    .values({
      ...input.request,
      id,
      created_at: engine.now,
      purpose: JSON.stringify(input.request.purpose),
      captcha: input.captcha,
      suspicions: JSON.stringify(input.suspicions),
      idempotency_key: input.idempotencyKey ?? null,
      fingerprint: input.fingerprint,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("created_at")
    .executeTakeFirst();
  if (!stored) return earlierRequest(work, input);

  const mails = input.mails.map((kind) => ({
    id: randomUUID(),
    request_id: id,
    kind,
    state: "waiting" as const,
    created_at: stored.created_at,
    attempts: 0,
    next_attempt_at: stored.created_at,
    give_up_at: stored.created_at + patience,
  }));
  await Promise.all([
    input.captchaUse && spendCaptcha(work, input.captchaUse),
    db.insertInto("outgoing_mail").values(mails).execute(),
  ]);
  return { outcome: "stored", id };
}

async function earlierRequest({ db }: Work, { idempotencyKey = "", fingerprint }: NewRequest): Promise<Kept> {
  const earlier = await db
    .selectFrom("contact_request")
    .select(["id", "fingerprint"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirstOrThrow();
  return earlier.fingerprint === fingerprint ? { outcome: "repeated", id: earlier.id } : { outcome: "conflict" };
}

async function spendCaptcha({ db }: Work, { id, expiresAt }: { id: string; expiresAt: number }): Promise<void> {
  const used = await db
    .insertInto("captcha_use")
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!used) throw new Undo({ outcome: "captchaUsed" } satisfies Kept);
}
