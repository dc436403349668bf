import { sql } from "kysely";
import type { Work } from "#server/storage/work.ts";

const day = 86_400_000;

/** Deletes what is no longer needed: used captchas, old counts, and requests past the time that they are kept for. */
export async function forgetExpired(
  { db, engine }: Work,
  { retentionDays }: { retentionDays: number },
): Promise<{ requests: number }> {
  // Later than it expires: the clocks of the servers may differ from the database's.
  await db.deleteFrom("captcha_use").where("expires_at", "<", ago(day)).execute();
  await db.deleteFrom("client_count").where("window_start", "<", ago(day)).execute();
  if (retentionDays === 0) return { requests: 0 };
  const { numDeletedRows } = await db
    .deleteFrom("contact_request")
    .where("created_at", "<", ago(retentionDays * day))
    .executeTakeFirstOrThrow();
  return { requests: Number(numDeletedRows) };

  function ago(ms: number) {
    return sql<number>`${engine.now} - ${sql.lit(ms)}`;
  }
}
