import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Reading } from "./desk-reader.ts";
import { readings } from "./desk-reads.ts";
import { kyselyOnSqlite, sqliteEngine } from "./sqlite.ts";
import type { Answer } from "./sqlite-store.ts";
import { runByName } from "./store.ts";
import { codeOf } from "./transaction.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const database = new DatabaseSync(workerData.file, { readOnly: true, timeout: 2_000 });
const tx = { db: kyselyOnSqlite(database), engine: sqliteEngine };

port.on("message", async ({ number, name, input }: Reading) => {
  try {
    port.postMessage({ number, value: await runByName(readings, tx, name, input) } satisfies Answer);
  } catch (error) {
    // An error's text may quote what a visitor wrote, so only its code leaves the worker.
    port.postMessage({ number, code: codeOf(error) } satisfies Answer);
  }
});
