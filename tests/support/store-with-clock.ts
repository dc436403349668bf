import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "#server/storage/migrations.ts";
import { databaseName } from "#server/storage/open.ts";
import { openPool, postgresTransact } from "#server/storage/postgres.ts";
import { openDatabase, sqliteTransactions } from "#server/storage/sqlite.ts";
import { operations, runByName, type Store, storeFrom } from "#server/storage/store.ts";
import type { Engine } from "#server/storage/transaction.ts";
import type { TestDatabase } from "./database.ts";

/** The operations of a real database whose clock the test sets. */
export async function openStoreWithClock(database: TestDatabase, clock: () => number): Promise<Store> {
  const engine = (name: Engine["name"]): Engine => ({
    name,
    locksRows: name === "postgres",
    get now() {
      return sql<number>`cast(${clock()} as bigint)`;
    },
  });
  const { transact, close } = database.DATABASE_URL ? onPostgres(database.DATABASE_URL) : onSqlite(database.DATA_DIR);
  await migrate(transact);
  return storeFrom((name, input) => transact((tx) => runByName(operations, tx, name, input)), close);

  function onPostgres(url: string) {
    const pool = openPool(url, () => {});
    return { transact: postgresTransact(pool, engine("postgres")), close: () => pool.end() };
  }

  function onSqlite(folder: string) {
    const file = openDatabase(join(folder, databaseName));
    const { transact } = sqliteTransactions(file, engine("sqlite"));
    return { transact, close: async () => file.close() };
  }
}
