import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { migrate } from "#server/storage/migrate.ts";
import { type OnTrouble, StorageFailure, type Store } from "#server/storage/store.ts";
import { databaseAt, fileLost, lostSentence } from "./database-files.ts";
import { openDatabase, refuseUnsafe } from "./open-database.ts";
import { sqliteTransactions } from "./sqlite-transact.ts";
import type { Answer, Notice, Order, WorkerSetup } from "./worker-messages.ts";

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

const ownWorker = new URL("./sqlite-worker.ts", import.meta.url);

/** Stores in a file. The writing happens in a thread of its own, so that pages are served while the disk works. */
export async function openSqliteStore(
  file: string,
  onTrouble: OnTrouble = () => {},
  workerFile: URL = ownWorker,
): Promise<Store> {
  const opened = await prepareFile(file);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders: Order[] = [];
  let closed = false;
  let saidLost = false;
  let lastNumber = 0;

  return {
    run(name, input) {
      if (closed) return Promise.reject(new StorageFailure("closed"));
      const number = ++lastNumber;
      // What comes in at the same moment travels together.
      if (orders.push({ number, name, input }) === 1) setImmediate(sendOrders);
      return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
    },
    async close() {
      closed = true;
      sendOrders();
      if (!worker) return;
      const ended = new Promise((resolve) => worker?.once("exit", resolve));
      worker.postMessage("close");
      await ended;
    },
  };

  function sendOrders(): void {
    if (orders.length === 0) return;
    if (worker || isFileHere()) {
      worker ??= startWorker();
      worker.postMessage(orders);
    } else {
      for (const { number } of orders) settle({ number, code: fileLost });
    }
    orders = [];
  }

  // A thread that is started anew must not take another file for the one that the server knows, or make an empty one.
  function isFileHere(): boolean {
    const isHere = databaseAt(file) === opened;
    if (!isHere && !saidLost) onTrouble(fileLost, lostSentence(file));
    saidLost = !isHere;
    return isHere;
  }

  function startWorker(): Worker {
    const started = new Worker(workerFile, { workerData: { file, opened } satisfies WorkerSetup });
    // Under "node --watch" a worker also says which modules it has loaded.
    started.on("message", (message: Answer[] | Notice | object) => {
      if (Array.isArray(message)) message.forEach(settle);
      else if ("notice" in message) onTrouble(fileLost, message.notice);
    });
    started.on("error", (error) => onTrouble(error.name));
    started.once("exit", () => {
      // Whoever waits is told; the next request starts another worker.
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new StorageFailure("failed"));
      waiting.clear();
    });
    return started;
  }

  function settle(answer: Answer): void {
    const waiter = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("value" in answer) {
      waiter?.resolve(answer.value as never);
      return;
    }
    // Was said once, when it happened.
    if (answer.code !== fileLost) onTrouble(answer.code);
    waiter?.reject(new StorageFailure("failed", answer.code));
  }
}

/** Makes the file or brings its tables up to date, and returns which file it is. */
async function prepareFile(file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openDatabase(file);
  try {
    refuseUnsafe(database);
    await migrate(sqliteTransactions(database).transact);
    const opened = databaseAt(file);
    if (!opened) throw new Error(`The database ${file} was deleted while the server started.`);
    return opened;
  } finally {
    database.close();
  }
}
