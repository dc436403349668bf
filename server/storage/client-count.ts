import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

type Client = { client: string; windowMs: number };

/** Counts one request of a client in the current window. Returns the count and when the window ends. */
export function countClient(tx: Transaction, client: Client): Promise<{ count: number; msLeft: number }> {
  return insertClientCount(tx, client).executeTakeFirstOrThrow();
}

export function insertClientCount({ db, engine }: Transaction, { client, windowMs }: Client) {
  // Integers, rounded down. The clock is read once: a second reading could be a millisecond later.
  const windowStart = sql<number>`${engine.now} / ${sql.lit(windowMs)} * ${sql.lit(windowMs)}`;
  return db
    .insertInto("client_count")
    .values({ client, count: 1, window_start: windowStart })
    .onConflict((conflict) =>
      conflict.columns(["client", "window_start"]).doUpdateSet({ count: sql<number>`client_count.count + 1` }),
    )
    .returning(["count", sql<number>`window_start + ${sql.lit(windowMs)} - ${engine.now}`.as("msLeft")]);
}
