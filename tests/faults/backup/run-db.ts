import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "#server/storage/open-store.ts";

/** Runs `npm run db -- <words>` on a database and returns what it says. */
export function runDb({ DATA_DIR, DATABASE_URL }: StorePlace, ...words: string[]): string {
  return execFileSync(process.execPath, ["scripts/db.ts", ...words], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    env: { PATH: process.env.PATH, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) },
    encoding: "utf8",
  });
}
