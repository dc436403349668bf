import { existsSync, fstatSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, readConfiguration } from "#server/env.ts";
import { makePrivateFiles } from "#server/keep-private.ts";
import { databaseName } from "#server/storage/open.ts";

/** Runs a command on the configured database, and prints what it returns, or the sentence of its error. */
export async function runCommand(run: (env: Env) => Promise<string>, { creates = false } = {}): Promise<void> {
  makePrivateFiles();
  try {
    const env = readConfiguration({ forCommand: true });
    if (!creates) refuseWithoutDatabase(env);
    await print(await run(env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** "Nothing to erase" would be wrong of a new database that was opened by mistake. */
function refuseWithoutDatabase({ DATA_DIR, DATABASE_URL }: Env): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, databaseName))) return;
  throw new Error(`There is no database in ${DATA_DIR}. Set DATA_DIR to the server's data folder.`);
}

/** Prints, or fails. `console.log` does not fail when the disk is full, and an export would end in the middle. */
async function print(text: string): Promise<void> {
  if (fstatSync(1).isFile()) {
    writeFileSync(1, `${text}\n`);
    return;
  }
  await new Promise<void>((done, fail) => {
    process.stdout.on("error", fail).write(`${text}\n`, (error) => (error ? fail(error) : done()));
  });
}
