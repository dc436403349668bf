import { join } from "node:path";
import { sql } from "kysely";
import { type Readings, readings } from "#server/storage/desk-reads.ts";
import { migrate } from "#server/storage/migrations.ts";
import { databaseName } from "#server/storage/open.ts";
import { openPool, postgresTransact } from "#server/storage/postgres.ts";
import { openDatabase, sqliteTransactions } from "#server/storage/sqlite.ts";
import { type Callable, callable, operations, runByName, type Store } from "#server/storage/store.ts";
import type { Engine } from "#server/storage/transaction.ts";
import type { TestDatabase } from "./database.ts";

export type StoreWithClock = Store & Callable<Readings>;

/** All that is done with a real database, by a clock that the test sets. */
export async function openStoreWithClock(database: TestDatabase, clock: () => number): Promise<StoreWithClock> {
  const engine = (name: Engine["name"]): Engine => ({
    name,
    locksRows: name === "postgres",
    get now() {
      return sql<number>`cast(${clock()} as bigint)`;
    },
  });
  const { transact, close } = database.DATABASE_URL ? onPostgres(database.DATABASE_URL) : onSqlite(database.DATA_DIR);
  await migrate(transact);
  const all = { ...operations, ...readings };
  return { ...callable(all, (name, input) => transact((tx) => runByName(all, tx, name, input))), close };

  function onPostgres(url: string) {
    const pool = openPool(url);
    return { transact: postgresTransact(pool, engine("postgres")), close: () => pool.end() };
  }

  function onSqlite(folder: string) {
    const file = openDatabase(join(folder, databaseName));
    const { transact } = sqliteTransactions(file, engine("sqlite"));
    return { transact, close: async () => file.close() };
  }
}
