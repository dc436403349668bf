import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { databaseName, type StorePlace } from "#server/storage/open-store.ts";
import type { Tables } from "#server/storage/tables.ts";
import { readRows } from "./read-rows.ts";
import { startPostgres, type TestPostgres } from "./start-postgres.ts";

/** Both databases. Whatever holds for one has to hold for the other. */
export const engines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof engines)[number];

/** A database of a test's own, and a way to read it past the server. */
export type Place = StorePlace & {
  postgres: TestPostgres | undefined;
  rows<Table extends keyof Tables>(table: Table): Promise<Tables[Table][]>;
  [Symbol.asyncDispose](): Promise<void>;
};

export async function openPlace(engine: EngineName): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "place-"));
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
