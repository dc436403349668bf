import { join } from "node:path";
import { type ReadingName, type Readings, readings } from "./desk-reads.ts";
import { type DatabaseConfig, databaseName } from "./open.ts";
import { openPool, postgresStatements } from "./postgres.ts";
import { type Callable, callable, createQueue, runByName, StorageFailure } from "./store.ts";
import { codeOf } from "./transaction.ts";
import { openWorker } from "./worker-calls.ts";

/**
 * What the desk reads, on connections of its own: a search must not keep a visitor's request waiting. What it writes goes
 * through the store.
 */
export type DeskReader = Callable<Readings> & { close: () => Promise<void> };

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
  // A plan for any filter would be wrong for some: most requests may be spam, or hardly any.
  const pool = openPool(url, {
    check: async (client) => {
      await client.query("set plan_cache_mode = force_custom_plan");
    },
  });
  const read = postgresStatements(pool);
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
  const worker = openWorker({ file: new URL("./desk-reader.worker.ts", import.meta.url), workerData: { file } });
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  return {
    async run(name, input) {
      clearTimeout(idle);
      waiting += 1;
      try {
        return await worker.call(name, input);
      } finally {
        waiting -= 1;
        if (waiting === 0) idle = setTimeout(worker.end, idleMs).unref();
      }
    },
    close() {
      clearTimeout(idle);
      return worker.end();
    },
  };
}
