import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type ReadingName, type Readings, readings } from "./desk-reads.ts";
import { type DatabaseConfig, databaseName } from "./open.ts";
import { openPool, postgresReads } from "./postgres.ts";
import type { Answer } from "./sqlite-store.ts";
import { type Callable, callable, createQueue, runByName, StorageFailure } from "./store.ts";
import { codeOf } from "./transaction.ts";

/**
 * What the desk reads, on connections of its own: a search must not keep a visitor's request waiting. What it writes goes
 * through the store.
 */
export type DeskReader = Callable<Readings> & { close: () => Promise<void> };

export type Reading = { number: number; name: ReadingName; input: unknown[] };

type RunReading = (name: ReadingName, input: unknown[]) => Promise<unknown>;

/** How many readings, and how many checks of sessions, may wait at once. */
const maxReadings = 50;

/** Opens nothing before the first reading. */
export function openDeskReader({ DATABASE_URL, DATA_DIR }: DatabaseConfig): DeskReader {
  const { run, close } = DATABASE_URL ? postgresReader(DATABASE_URL) : sqliteReader(join(DATA_DIR, databaseName));
  const [sessions, others] = [createQueue(maxReadings), createQueue(maxReadings)];
  const limited: RunReading = (name, input) =>
    (name === "checkSession" ? sessions : others).run(() => run(name, input));
  return { ...callable(readings, limited), close };
}

function postgresReader(url: string): { run: RunReading; close: () => Promise<void> } {
  // A plan for any words would be wrong for most: a rare word needs the index, a frequent one does not.
  const pool = openPool(url, undefined, async (client) => {
    await client.query("set plan_cache_mode = force_custom_plan");
  });
  const read = postgresReads(pool);
  return {
    async run(name, input) {
      try {
        return await read((tx) => runByName(readings, tx, name, input));
      } catch (error) {
        throw new StorageFailure("failed", codeOf(error));
      }
    },
    close: () => pool.end(),
  };
}

/** An open connection keeps the database's log from being replaced, so the worker ends when it was idle for so long. */
const idleMs = 5_000;

function sqliteReader(file: string): { run: RunReading; close: () => Promise<void> } {
  let reader: ReturnType<typeof start> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastNumber = 0;
  return { run, close };

  function run(name: ReadingName, input: unknown[]): Promise<unknown> {
    clearTimeout(idle);
    reader ??= start();
    const number = ++lastNumber;
    const answer = Promise.withResolvers<unknown>();
    reader.waiting.set(number, answer);
    reader.worker.postMessage({ number, name, input } satisfies Reading);
    return answer.promise;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const { worker } = reader ?? {};
    reader = undefined;
    await worker?.terminate();
  }

  function start() {
    const waiting = new Map<number, PromiseWithResolvers<unknown>>();
    const worker = new Worker(new URL("./desk-reader.worker.ts", import.meta.url), { workerData: { file } });
    worker.on("message", (message: Answer | object) => {
      // Under "node --watch" a worker also reports which modules it has loaded.
      if (!("number" in message)) return;
      const answer = waiting.get(message.number);
      waiting.delete(message.number);
      if ("value" in message) answer?.resolve(message.value);
      else answer?.reject(new StorageFailure("failed", message.code));
      if (waiting.size === 0) idle = setTimeout(close, idleMs);
    });
    worker.on("error", () => {});
    worker.once("exit", () => {
      if (reader?.worker === worker) reader = undefined;
      for (const { reject } of waiting.values()) reject(new StorageFailure("failed"));
    });
    return { worker, waiting };
  }
}
