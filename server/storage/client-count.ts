import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

type Client = { client: string; windowMs: number };

/** Counts one request of a client in the current window. Returns the count and when the window ends. */
export function countClient(
  { db, engine }: Transaction,
  { client, windowMs }: Client,
): Promise<{ count: number; msLeft: number }> {
  return db
    .insertInto("client_count")
    .values({ client, count: 1, window_start: sql<number>`${engine.now} - ${engine.now} % ${sql.lit(windowMs)}` })
    .onConflict((conflict) =>
      conflict.columns(["client", "window_start"]).doUpdateSet({ count: sql<number>`client_count.count + 1` }),
    )
    .returning(["count", sql<number>`window_start + ${sql.lit(windowMs)} - ${engine.now}`.as("msLeft")])
    .executeTakeFirstOrThrow();
}
