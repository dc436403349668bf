import { sql } from "kysely";
import type { Work } from "#server/storage/work.ts";

/** Counts one request of a client in the current window and returns the count and when the window ends. */
export async function countClient(
  { db, engine }: Work,
  { client, windowMs }: { client: string; windowMs: number },
): Promise<{ count: number; msLeft: number }> {
  const row = await db
    .insertInto("client_count")
    .values({ client, window_start: sql<number>`${engine.now} - ${engine.now} % ${sql.lit(windowMs)}`, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["client", "window_start"]).doUpdateSet({ count: sql<number>`client_count.count + 1` }),
    )
    .returning(["count", sql<number>`window_start + ${sql.lit(windowMs)} - ${engine.now}`.as("msLeft")])
    .executeTakeFirstOrThrow();
  return row;
}
