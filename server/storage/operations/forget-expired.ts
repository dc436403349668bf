import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "#server/storage/tables.ts";
import type { Work } from "#server/storage/work.ts";
import { type ClockDoubt, checkClock, firstDay } from "./check-clock.ts";

const day = 86_400_000;

export type Forgotten = {
  /** How many requests were deleted. */
  requests: number;
  /** How many are past their time and kept, because nobody has been told of them yet. */
  untold: number;
  /** Why nothing at all was deleted. */
  doubt?: ClockDoubt;
};

/** Deletes what is past its time: used captchas, counts, requests. Nothing while the clock cannot be believed. */
export async function forgetExpired(work: Work, { retentionDays }: { retentionDays: number }): Promise<Forgotten> {
  const { db, engine } = work;
  const doubt = await checkClock(work);
  if (doubt) return { requests: 0, untold: 0, doubt };
  // Later than it expires: the clocks of the servers may differ from the database's.
  await db.deleteFrom("captcha_use").where("expires_at", "<", ago(day)).execute();
  await db.deleteFrom("client_count").where("window_start", "<", ago(day)).execute();
  await db.deleteFrom("added_totals").where("at", "<", ago(day)).execute();
  if (retentionDays === 0) return { requests: 0, untold: 0 };

  const { numDeletedRows } = await db
    .deleteFrom("contact_request")
    .where("created_at", "<", ago(retentionDays * day))
    .where("created_at", ">=", firstDay)
    .where((request) => request.not(isUntold(request)))
    .executeTakeFirstOrThrow();
  const { untold } = await db
    .selectFrom("contact_request")
    .select(({ fn }) => fn.countAll().as("untold"))
    .where("created_at", "<", ago(retentionDays * day))
    .where("created_at", ">=", firstDay)
    .where(isUntold)
    .executeTakeFirstOrThrow();
  return { requests: Number(numDeletedRows), untold: Number(untold) };

  function ago(ms: number) {
    return sql<number>`${engine.now} - ${sql.lit(ms)}`;
  }
}

// A receipt that was given up is no reason to keep a request: its address does not exist.
function isUntold({ exists, selectFrom }: ExpressionBuilder<Tables, "contact_request">) {
  return exists(
    selectFrom("outgoing_mail")
      .select("outgoing_mail.id")
      .whereRef("request_id", "=", "contact_request.id")
      .where(({ eb, or, and }) =>
        or([eb("state", "=", "waiting"), and([eb("state", "=", "dead"), eb("kind", "=", "notification")])]),
      ),
  );
}
