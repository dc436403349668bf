import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { type ReadingName, readings } from "./desk-reads.ts";
import { addSearch } from "./search.ts";
import { kyselyOnSqlite, sqliteEngine } from "./sqlite.ts";
import { runByName } from "./store.ts";
import { codeOf } from "./transaction.ts";
import type { Call, Reply } from "./worker-calls.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const database = new DatabaseSync(workerData.file, { readOnly: true, timeout: 2_000 });
addSearch(database);
const tx = { db: kyselyOnSqlite(database), engine: sqliteEngine };

let last: Promise<void> = Promise.resolve();

port.on("message", (message: Call[] | "end") => {
  last = last.then(() => (message === "end" ? end() : replyToAll(message)));
});

function end(): void {
  database.close();
  port?.close();
}

async function replyToAll(calls: readonly Call[]): Promise<void> {
  for (const call of calls) port?.postMessage([await replyTo(call)]);
}

async function replyTo({ number, name, input }: Call): Promise<Reply> {
  try {
    return { number, value: await runByName(readings, tx, name as ReadingName, input) };
  } catch (error) {
    return { number, code: codeOf(error) };
  }
}
