import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { keys, type TestBucket } from "#tests/support/bucket.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { settingsFor } from "./run-db.ts";

const run = promisify(execFile);

/**
 * Restores what is in a bucket into an empty database by the command, and returns what that says. The bucket may be in this process,
 * so nothing may block it.
 */
export async function restoreFrom(
  { settings }: Pick<TestBucket, "settings">,
  database: TestDatabase,
  privateKey = keys.privateKey,
): Promise<string> {
  const keyFile = join(temporaryFolder(), "key.txt");
  writeFileSync(keyFile, `# public key: ${keys.publicKey}\n${privateKey}\n`);
  const env = { ...settingsFor(database), ...settings };
  const { stdout } = await run(process.execPath, ["scripts/db.ts", "restore", "--from-copy", keyFile], { env });
  expect(stdout).toMatch(/^Fetching copies: (\d+) of \1\nRestoring copies: \1 of \1\n/);
  return stdout;
}
