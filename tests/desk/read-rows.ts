import { DatabaseSync } from "node:sqlite";
import type { Tables } from "#server/storage/tables.ts";

/** The rows of a table as they stand in the file, read past the server. */
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
