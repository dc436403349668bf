import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "#server/storage/open-store.ts";

/** The folder that `npm run db` runs in. */
export const projectFolder = fileURLToPath(new URL("../../..", import.meta.url));

/** The settings of `npm run db` for a database. */
export function settingsFor({ DATA_DIR, DATABASE_URL }: StorePlace): Record<string, string | undefined> {
  return { PATH: process.env.PATH, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
}

/** Runs `npm run db -- <words>` on a database and returns what it says, or fails with what it says. */
export function runDb(place: StorePlace, ...words: string[]): string {
  return execFileSync(process.execPath, ["scripts/db.ts", ...words], {
    cwd: projectFolder,
    env: settingsFor(place),
    encoding: "utf8",
    stdio: "pipe",
    maxBuffer: 64 * 1024 * 1024,
  });
}
