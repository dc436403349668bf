import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { databaseName, type StorePlace } from "#server/storage/open-store.ts";

/** Runs one statement past the server, for what a test cannot wait for. */
export async function changeRows({ DATABASE_URL, DATA_DIR }: StorePlace, statement: string): Promise<void> {
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
