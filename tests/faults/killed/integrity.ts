import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseName } from "#server/storage/open.ts";

/** The result of SQLite's integrity check: "ok", or what is broken. */
export function integrityOf(folder: string): unknown {
  using database = new DatabaseSync(join(folder, databaseName), { timeout: 5_000 });
  return Object.values(database.prepare("pragma integrity_check").get() ?? {})[0];
}
