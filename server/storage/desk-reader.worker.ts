import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { Kysely, SqliteDialect } from "kysely";
import type { Reading } from "./desk-reader.ts";
import { runReading } from "./desk-reads.ts";
import { nodeSqlite, sqliteEngine } from "./sqlite.ts";
import type { Answer } from "./sqlite-store.ts";
import type { Tables } from "./tables.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const database = new DatabaseSync(workerData.file, { readOnly: true, timeout: 2_000 });
const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(database) }) });

port.on("message", async ({ number, name, input }: Reading) => {
  port.postMessage(await answer(number, () => runReading({ db, engine: sqliteEngine }, name, input)));
});

// An error's text may quote what a visitor wrote, so only its code leaves the worker.
async function answer(number: number, read: () => Promise<unknown>): Promise<Answer> {
  try {
    return { number, value: await read() };
  } catch (error) {
    return { number, code: error instanceof Error && "errcode" in error ? `SQLite ${error.errcode}` : "unknown" };
  }
}
