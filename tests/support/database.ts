import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Selectable } from "kysely";
import pg from "pg";
import { type DatabaseConfig, databaseName } from "#server/storage/open.ts";
import type { Tables } from "#server/storage/tables.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** What depends on the database must hold for both. */
export const engines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof engines)[number];

/** A new database, and a way to read it without the server. */
export type TestDatabase = DatabaseConfig & {
  rows<Table extends keyof Tables>(table: Table): Promise<Selectable<Tables[Table]>[]>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type OwnPostgres = TestDatabase & { postgres: TestPostgres };

export function openSqlite(): TestDatabase {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "database-"));
  return {
    DATA_DIR,
    DATABASE_URL: undefined,
    rows: async (table) => readRows(join(DATA_DIR, databaseName), table),
    [Symbol.asyncDispose]: async () => rmSync(DATA_DIR, { recursive: true, force: true }),
  };
}

/** A new database on a PostgreSQL that is running. It goes when that PostgreSQL is removed. */
export async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await changeRows({ DATABASE_URL: server, DATA_DIR: "" }, `create database ${name}`);
  return onPostgres(new URL(name, server).href);
}

/** A database on its own PostgreSQL, for tests that stop it, freeze it or change its settings. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  const postgres = await startPostgres();
  const database = onPostgres(postgres.url);
  return {
    ...database,
    postgres,
    async [Symbol.asyncDispose]() {
      await postgres.remove();
      await database[Symbol.asyncDispose]();
    },
  };
}

function onPostgres(url: string): TestDatabase {
  const { DATA_DIR, [Symbol.asyncDispose]: dispose } = openSqlite();
  const config = { DATA_DIR, DATABASE_URL: url };
  return { ...config, rows: (table) => query(config, `select * from ${table}`), [Symbol.asyncDispose]: dispose };
}

/** A connection of the test's own, which may still be open when the database ends. */
export async function connectTo({ DATABASE_URL }: DatabaseConfig): Promise<pg.Client> {
  const client = new pg.Client(DATABASE_URL);
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Runs one statement on PostgreSQL without the server, and returns its rows. */
export async function query(database: DatabaseConfig, statement: string) {
  const client = await connectTo(database);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The rows of a table as they are in the file, read without the server. */
export function readRows<Table extends keyof Tables>(file: string, table: Table): Selectable<Tables[Table]>[] {
  using database = new DatabaseSync(file, { timeout: 5_000 });
  const rows = database.prepare(`select * from ${table}`).all();
  return rows.map((row) => ({ ...row })) as Selectable<Tables[Table]>[];
}

/** Runs one statement without the server, for example to change a time that a test cannot wait for. */
export async function changeRows(config: DatabaseConfig, statement: string): Promise<void> {
  if (config.DATABASE_URL) {
    await query(config, statement);
    return;
  }
  using database = new DatabaseSync(join(config.DATA_DIR, databaseName), { timeout: 5_000 });
  database.exec(statement);
}
