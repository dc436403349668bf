import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type ReadingName, type Readings, readings, runReading } from "./desk-reads.ts";
import { type DatabaseConfig, databaseName } from "./open.ts";
import { codeOf, openPool, postgresStatement } from "./postgres.ts";
import { StorageFailure } from "./store.ts";
import type { Transaction } from "./transaction.ts";

type WithoutTransaction<Reading> = Reading extends (tx: Transaction, ...input: infer Input) => Promise<infer Output>
  ? (...input: Input) => Promise<Output>
  : never;

/**
 * What the desk reads, on connections of its own: a search must not keep a visitor's request waiting. What it writes goes
 * through the store.
 */
export type DeskReader = { [Name in ReadingName]: WithoutTransaction<Readings[Name]> } & { close: () => Promise<void> };

export type Reading = { number: number; name: ReadingName; input: unknown[] };
export type ReadingAnswer = { number: number } & ({ value: unknown } | { code: string });

type RunReading = (name: ReadingName, input: unknown[]) => Promise<unknown>;

/** Opens nothing before the first reading. */
export function openDeskReader({ DATABASE_URL, DATA_DIR }: DatabaseConfig): DeskReader {
  const { run, close } = DATABASE_URL ? postgresReader(DATABASE_URL) : sqliteReader(join(DATA_DIR, databaseName));
  const names = Object.keys(readings) as ReadingName[];
  const methods = names.map((name) => [name, (...input: unknown[]) => run(name, input)]);
  return { ...Object.fromEntries(methods), close };
}

function postgresReader(url: string): { run: RunReading; close: () => Promise<void> } {
  // A plan for any words would be wrong for most: a rare word needs the index, a frequent one does not.
  const pool = openPool(
    url,
    () => {},
    async (client) => {
      await client.query("set plan_cache_mode = force_custom_plan");
    },
  );
  const transact = postgresStatement(pool);
  return {
    async run(name, input) {
      try {
        return await transact((tx) => runReading(tx, name, input));
      } catch (error) {
        throw new StorageFailure("failed", codeOf(error));
      }
    },
    close: () => pool.end(),
  };
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** A worker thread that ends when nobody has used it for a while. */
function sqliteReader(file: string): { run: RunReading; close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastNumber = 0;
  return {
    run(name, input) {
      const number = ++lastNumber;
      worker ??= start();
      worker.postMessage({ number, name, input } satisfies Reading);
      return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
    },
    async close() {
      await worker?.terminate();
    },
  };

  function start(): Worker {
    const started = new Worker(new URL("./desk-reader.worker.ts", import.meta.url), { workerData: { file } });
    started.on("message", (message: ReadingAnswer | "idle") => {
      if (message === "idle") {
        // Nothing may be sent to a worker that is about to end; one that got something meanwhile goes on.
        if (waiting.size > 0) return;
        if (worker === started) worker = undefined;
        started.terminate();
        return;
      }
      if (!("number" in message)) return;
      const waiter = waiting.get(message.number);
      waiting.delete(message.number);
      if ("value" in message) waiter?.resolve(message.value);
      else waiter?.reject(new StorageFailure("failed", message.code));
    });
    started.on("error", () => {});
    started.once("exit", () => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new StorageFailure("failed"));
      waiting.clear();
    });
    return started;
  }
}
