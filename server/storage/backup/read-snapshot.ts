import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import { databaseName, type StorePlace } from "#server/storage/open-store.ts";
import { openPool } from "#server/storage/postgres/open-pool.ts";
import { kyselyOn } from "#server/storage/postgres/postgres-transact.ts";
import { nodeSqlite } from "#server/storage/sqlite/node-sqlite.ts";
import { openDatabase } from "#server/storage/sqlite/open-database.ts";
import type { Tables } from "#server/storage/tables.ts";

/** Reads the database as it is at this moment, while others go on writing to it. */
export async function readSnapshot<Result>(
  place: StorePlace,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return place.DATABASE_URL ? fromPostgres(place.DATABASE_URL, read) : fromSqlite(place.DATA_DIR, read);
}

async function fromSqlite<Result>(folder: string, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const database = openDatabase(join(folder, databaseName));
  try {
    // Without "immediate": a reader holds nobody up.
    database.exec("begin");
    return await read(new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(database) }) }));
  } finally {
    database.close();
  }
}

async function fromPostgres<Result>(url: string, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const pool = openPool(url, () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query("begin isolation level repeatable read read only");
      return await read(kyselyOn(client));
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
