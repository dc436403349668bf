import { sql } from "kysely";
import { newId } from "#server/storage/new-id.ts";
import { Undo, type Work } from "#server/storage/work.ts";
import { countReceipts, type Kept, type NewRequest, patience, requestRow, withdrawReceipts } from "./keep-request.ts";

/** Stores several requests in one transaction if all of them are new. Otherwise keeps nothing and returns nothing. */
export async function keepAllNew(work: Work, inputs: readonly NewRequest[]): Promise<Kept[] | undefined> {
  const { db, engine } = work;
  const requests = inputs.map((input) => ({ id: newId(), input }));
  const captchas = inputs.flatMap(({ captchaUse }) => captchaUse ?? []);
  const mails = requests.flatMap(({ id, input }) => input.mails.map((kind) => ({ request_id: id, kind })));
  const [stored, spent, receipts] = await Promise.all([
    db
      .insertInto("contact_request")
      .values(requests.map(({ id, input }) => requestRow(work, id, input)))
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .execute(),
    captchas.length === 0
      ? []
      : db
          .insertInto("captcha_use")
          .values(captchas.map(({ id, expiresAt }) => ({ id, expires_at: expiresAt })))
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .execute(),
    countReceipts(work, requests),
    // Fails where a request was not stored, and that is meant.
    mails.length > 0 &&
      db
        .insertInto("outgoing_mail")
        .values(
          mails.map((mail) => ({
            ...mail,
            id: newId(),
            state: "waiting" as const,
            created_at: engine.now,
            attempts: 0,
            next_attempt_at: engine.now,
            give_up_at: sql<number>`${engine.now} + ${sql.lit(patience)}`,
          })),
        )
        .execute(),
  ]);
  if (stored.length < requests.length || spent.length < captchas.length) throw new Undo(undefined);
  await withdrawReceipts(work, receipts);
  return requests.map(({ id }) => ({ outcome: "stored", id }));
}
