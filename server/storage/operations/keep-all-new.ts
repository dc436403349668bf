import { newId } from "#server/storage/new-id.ts";
import { Undo, type Work } from "#server/storage/work.ts";
import { captchaRow, type Kept, mailRow, mailsToSend, type NewRequest, requestRow } from "./keep-request.ts";

/** Stores several requests in one transaction if all of them are new. Otherwise keeps nothing and returns nothing. */
export async function keepAllNew(work: Work, inputs: readonly NewRequest[]): Promise<Kept[] | undefined> {
  const requests = inputs.map((input) => ({ id: newId(), input }));
  const stored = await work.db
    .insertInto("contact_request")
    .values(requests.map(({ id, input }) => requestRow(work, id, input)))
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .execute();
  if (stored.length < requests.length) throw new Undo(undefined);

  const captchas = inputs.flatMap(({ captchaUse }) => captchaUse ?? []);
  if (captchas.length > 0) {
    const spent = await work.db
      .insertInto("captcha_use")
      .values(captchas.map((use) => captchaRow(work, use)))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .execute();
    if (spent.length < captchas.length) throw new Undo(undefined);
  }

  const mails = (await mailsToSend(work, requests)).map(({ id, kind }) => mailRow(work, id, kind));
  if (mails.length > 0) await work.db.insertInto("outgoing_mail").values(mails).execute();
  return requests.map(({ id }) => ({ outcome: "stored", id }));
}
