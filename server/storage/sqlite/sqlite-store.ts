import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { migrate } from "#server/storage/migrate.ts";
import { StorageFailure, type Store } from "#server/storage/store.ts";
import { openDatabase, refuseUnsafe } from "./open-database.ts";
import { sqliteTransactions } from "./sqlite-transact.ts";
import type { Answer, Order } from "./worker-messages.ts";

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

const ownWorker = new URL("./sqlite-worker.ts", import.meta.url);

/** Stores in a file. The writing happens in a thread of its own, so that pages are served while the disk works. */
export async function openSqliteStore(
  file: string,
  onTrouble: (code: string) => void = () => {},
  workerFile: URL = ownWorker,
): Promise<Store> {
  await prepareFile(file);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders: Order[] = [];
  let closed = false;
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
    worker ??= startWorker();
    worker.postMessage(orders);
    orders = [];
  }

  function startWorker(): Worker {
    const started = new Worker(workerFile, { workerData: { file } });
    started.on("message", (answers: Answer[]) => {
      // Under "node --watch" a worker also says which modules it has loaded.
      if (Array.isArray(answers)) answers.forEach(settle);
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
    onTrouble(answer.code);
    waiter?.reject(new StorageFailure("failed", answer.code));
  }
}

async function prepareFile(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openDatabase(file);
  try {
    refuseUnsafe(database);
    await migrate(sqliteTransactions(database).transact);
  } finally {
    database.close();
  }
}
