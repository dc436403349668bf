import { exec } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { keys, type TestBucket } from "#tests/support/bucket.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { settingsFor } from "./run-db.ts";

const run = promisify(exec);

/**
 * Restores what is in a bucket into an empty database by the command as docs/operations.md has it, and returns what that says. The
 * bucket may be in this process, so nothing may block it.
 */
export async function restoreFrom(
  { settings }: Pick<TestBucket, "settings">,
  database: TestDatabase,
  privateKey = keys.privateKey,
): Promise<string> {
  const keyFile = join(temporaryFolder(), "key.txt");
  writeFileSync(keyFile, `# public key: ${keys.publicKey}\n${privateKey}\n`);
  const [line = ""] = readFileSync("docs/operations.md", "utf8").match(/^DATA_DIR=restored .*--from-copy.*$/m) ?? [];
  const command = line
    .replace("restored", database.DATA_DIR)
    .replace("private-key.txt", keyFile)
    .replaceAll(/\b(COPY_\w+)=…/g, (_, name: keyof typeof settings) => `${name}=${settings[name]}`);
  // The manual says to set the style where it was set.
  const scratch = temporaryFolder();
  const env = { ...settingsFor(database), COPY_STYLE: settings.COPY_STYLE, TMPDIR: scratch };
  const { stdout } = await run(command, { env }).finally(() => {
    // No copy stays behind. The other folder is Node's.
    expect(readdirSync(scratch).filter((name) => name !== "node-compile-cache")).toEqual([]);
  });
  expect(stdout).toMatch(/^Fetching copies: (\d+) of \1\nRestoring copies: \1 of \1\n/m);
  return stdout;
}
