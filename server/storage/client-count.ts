import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/** Counts one request of a client in the current window. Returns the count and when the window ends. */
export function countClient(
  { db, engine }: Transaction,
  { client, windowMs }: { client: string; windowMs: number },
): Promise<{ count: number; msLeft: number }> {
  // Integers, rounded down. The clock is read once: a second reading could be a millisecond later.
  const windowStart = sql<number>`${engine.now} / ${sql.lit(windowMs)} * ${sql.lit(windowMs)}`;
  return db
    .insertInto("client_count")
    .values({ client, count: 1, window_start: windowStart })
    .onConflict((conflict) =>
      conflict.columns(["client", "window_start"]).doUpdateSet({ count: sql<number>`client_count.count + 1` }),
    )
    .returning(["count", sql<number>`window_start + ${sql.lit(windowMs)} - ${engine.now}`.as("msLeft")])
    .executeTakeFirstOrThrow();
}
