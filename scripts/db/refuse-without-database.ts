import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseConfig, databaseName } from "../../server/storage/open.ts";

/** Nothing to erase in a database that was opened by mistake is no answer: whoever asks must be told. */
export function refuseWithoutDatabase({ DATA_DIR, DATABASE_URL }: DatabaseConfig): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, databaseName))) return;
  throw new Error(`There is no database in ${DATA_DIR}. DATA_DIR has to name the folder that the server keeps.`);
}
