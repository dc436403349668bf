import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "#server/storage/migrate.ts";
import { databaseName } from "#server/storage/open-store.ts";
import { operations } from "#server/storage/operations.ts";
import { openPool } from "#server/storage/postgres/open-pool.ts";
import { postgresTransact } from "#server/storage/postgres/postgres-transact.ts";
import { openDatabase } from "#server/storage/sqlite/open-database.ts";
import { sqliteTransactions } from "#server/storage/sqlite/sqlite-transact.ts";
import type { Store } from "#server/storage/store.ts";
import type { Engine, Work } from "#server/storage/work.ts";
import type { Place } from "./place.ts";

/** The operations on a real database whose clock the test turns. */
export async function openStoreWithClock(place: Place, clock: () => number): Promise<Store> {
  const engine = (name: Engine["name"]): Engine => ({
    name,
    locksRows: name === "postgres",
    get now() {
      return sql<number>`cast(${clock()} as bigint)`;
    },
  });
  const { transact, close } = place.DATABASE_URL ? onPostgres(place.DATABASE_URL) : onSqlite(place.DATA_DIR);
  await migrate(transact);
  return {
    run: (name, input) =>
      transact((work) => (operations[name] as (work: Work, input: unknown) => Promise<never>)(work, input)),
    close,
  };

  function onPostgres(url: string) {
    const pool = openPool(url, () => {});
    return { transact: postgresTransact(pool, engine("postgres")), close: () => pool.end() };
  }

  function onSqlite(folder: string) {
    const database = openDatabase(join(folder, databaseName));
    const { transact } = sqliteTransactions(database, engine("sqlite"));
    return { transact, close: async () => database.close() };
  }
}
