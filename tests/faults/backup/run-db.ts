import { execFileSync } from "node:child_process";
import type { DatabaseConfig } from "#server/storage/open.ts";

type Settings = DatabaseConfig & { RETENTION_DAYS?: string };

/** The settings of `npm run db` for a database. */
export function settingsFor({
  DATA_DIR,
  DATABASE_URL,
  RETENTION_DAYS = "730",
}: Settings): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, DATA_DIR, RETENTION_DAYS, ...(DATABASE_URL && { DATABASE_URL }) };
}

/** Runs `npm run db -- <words>` on a database and returns what it says, or fails with what it says. */
export function runDb(database: Settings, ...words: string[]): string {
  return execFileSync(process.execPath, ["scripts/db.ts", ...words], {
    env: settingsFor(database),
    encoding: "utf8",
    stdio: "pipe",
    maxBuffer: 64 * 1024 * 1024,
  });
}
