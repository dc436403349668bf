import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "./migrations.ts";
import { openPool, postgresTransact } from "./postgres.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { openDatabase, sqliteTransactions } from "./sqlite.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { OnError, Store } from "./store.ts";
import type { Transact } from "./transaction.ts";

/** The settings that say where the database is. */
export type DatabaseConfig = { DATABASE_URL?: string | undefined; DATA_DIR: string };

export const databaseName = "contact.sqlite";

/** Opens the database for the server, with its tables up to date. */
export function openStore({ DATABASE_URL, DATA_DIR }: DatabaseConfig, onError?: OnError): Promise<Store> {
  if (DATABASE_URL) return openPostgresStore(DATABASE_URL, onError);
  return openSqliteStore(join(DATA_DIR, databaseName), onError);
}

type OpenTransact = { transact: Transact } & AsyncDisposable;

/** Opens the database for a command: without a worker thread or a queue. */
export function openTransact({ DATABASE_URL, DATA_DIR }: DatabaseConfig, statementTimeoutMs?: number): OpenTransact {
  if (DATABASE_URL) {
    const pool = openPool(DATABASE_URL, { statementTimeoutMs });
    return { transact: postgresTransact(pool), [Symbol.asyncDispose]: () => pool.end() };
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const database = openDatabase(join(DATA_DIR, databaseName));
  return { transact: sqliteTransactions(database).transact, [Symbol.asyncDispose]: async () => database.close() };
}

/** Opens the database for a command, brings its tables up to date and runs `task` on it. */
export async function withDatabase<Result>(
  config: DatabaseConfig,
  task: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  await using database = openTransact(config);
  await migrate(database.transact);
  return await task(database.transact);
}
