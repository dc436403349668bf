import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type DatabaseConfig, databaseName } from "#server/storage/open.ts";
import type { Tables } from "#server/storage/tables.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** Everything must hold for both databases. */
export const engines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof engines)[number];

/** A new database for one test, and a way to read it without the server. */
export type TestDatabase = DatabaseConfig & {
  postgres: TestPostgres | undefined;
  rows<Table extends keyof Tables>(table: Table): Promise<Tables[Table][]>;
  [Symbol.asyncDispose](): Promise<void>;
};

export async function openTestDatabase(engine: EngineName): Promise<TestDatabase> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "database-"));
  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  return {
    DATA_DIR,
    DATABASE_URL: postgres?.url,
    postgres,
    rows: async (table) =>
      postgres ? readPostgresRows(postgres.url, table) : readRows(join(DATA_DIR, databaseName), table),
    async [Symbol.asyncDispose]() {
      await postgres?.remove();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}

async function readPostgresRows<Table extends keyof Tables>(url: string, table: Table): Promise<Tables[Table][]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(`select * from ${table}`)).rows;
  } finally {
    await client.end();
  }
}

/** The rows of a table as they are in the file, read without the server. */
export function readRows<Table extends keyof Tables>(file: string, table: Table): Tables[Table][] {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return database
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => ({ ...row })) as Tables[Table][];
  } finally {
    database.close();
  }
}

/** Runs one statement without the server, for example to change a time that a test cannot wait for. */
export async function changeRows({ DATABASE_URL, DATA_DIR }: DatabaseConfig, statement: string): Promise<void> {
  if (DATABASE_URL) {
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(statement);
    await client.end();
    return;
  }
  const database = new DatabaseSync(join(DATA_DIR, databaseName), { timeout: 5_000 });
  database.exec(statement);
  database.close();
}
