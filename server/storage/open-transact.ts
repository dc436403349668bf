import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "./migrate.ts";
import { databaseName, type StorePlace } from "./open-store.ts";
import { openPool } from "./postgres/open-pool.ts";
import { postgresTransact } from "./postgres/postgres-transact.ts";
import { openDatabase } from "./sqlite/open-database.ts";
import { sqliteTransactions } from "./sqlite/sqlite-transact.ts";
import type { Transact } from "./work.ts";

export type OpenTransact = { transact: Transact; close: () => Promise<void> };

/** Opens the database for a command: without a thread of its own, without a queue. */
export function openTransact({ DATABASE_URL, DATA_DIR }: StorePlace): OpenTransact {
  if (DATABASE_URL) {
    const pool = openPool(DATABASE_URL, () => {});
    return { transact: postgresTransact(pool), close: () => pool.end() };
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const database = openDatabase(join(DATA_DIR, databaseName));
  return { transact: sqliteTransactions(database).transact, close: async () => database.close() };
}

/** Runs `task` on the database that the configuration names, with its tables up to date. */
export async function withDatabase<Result>(
  place: StorePlace,
  task: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  const { transact, close } = openTransact(place);
  try {
    await migrate(transact);
    return await task(transact);
  } finally {
    await close();
  }
}
