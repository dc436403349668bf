import { sql } from "kysely";
import type { Work } from "#server/storage/work.ts";
import { patience } from "./keep-request.ts";

/** Puts the mails that were given up back into the queue, as if they were new. Returns how many. */
export async function retryMail({ db, engine }: Work, _input: Record<string, never>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outgoing_mail")
    .set({
      state: "waiting",
      attempts: 0,
      next_attempt_at: engine.now,
      give_up_at: sql<number>`${engine.now} + ${sql.lit(patience)}`,
      lease: null,
      leased_until: null,
    })
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
