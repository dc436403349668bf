import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { databaseAt, fileLost, lostSentence } from "./database-files.ts";
import { migrate } from "./migrations.ts";
import { openDatabase, refuseUnsafe, sqliteTransactions } from "./sqlite.ts";
import { type OnTrouble, type OperationName, StorageFailure, type Store, storeFrom } from "./store.ts";

/** What the worker starts with: the path, and which file was there when the server started. */
export type WorkerSetup = { file: string; opened: string };

/** What the main thread sends to the worker, in lists. */
export type Order = { number: number; name: OperationName; input: unknown[] };

/** What the worker answers, also in lists, one for each group. */
export type Answer = { number: number } & ({ value: unknown } | { code: string });

/** What the worker sends on its own: a sentence for the log. */
export type Notice = { notice: string };

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

const ownWorker = new URL("./sqlite.worker.ts", import.meta.url);

/** Stores in a file. A worker thread writes, so that the main thread can serve pages meanwhile. */
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

  return storeFrom(run, close);

  async function run(name: OperationName, input: unknown[]): Promise<unknown> {
    if (closed) throw new StorageFailure("closed");
    const number = ++lastNumber;
    // Orders from the same moment are sent together.
    if (orders.push({ number, name, input }) === 1) setImmediate(sendOrders);
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  }

  async function close(): Promise<void> {
    closed = true;
    sendOrders();
    if (!worker) return;
    const ended = new Promise((resolve) => worker?.once("exit", resolve));
    worker.postMessage("close");
    await ended;
  }

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

  // A new worker must not accept another file in place of the one that the server opened, or create an empty one.
  function isFileHere(): boolean {
    const isHere = databaseAt(file) === opened;
    if (!isHere && !saidLost) onTrouble(fileLost, lostSentence(file));
    saidLost = !isHere;
    return isHere;
  }

  function startWorker(): Worker {
    const started = new Worker(workerFile, { workerData: { file, opened } satisfies WorkerSetup });
    // Under "node --watch" a worker also reports which modules it has loaded.
    started.on("message", (message: Answer[] | Notice | object) => {
      if (Array.isArray(message)) message.forEach(settle);
      else if ("notice" in message) onTrouble(fileLost, message.notice);
    });
    started.on("error", (error) => onTrouble(error.name));
    started.once("exit", () => {
      // Everything that waits fails, and what was not sent yet must not be stored after that. The next request starts
      // another worker.
      worker = undefined;
      orders = [];
      for (const { reject } of waiting.values()) reject(new StorageFailure("failed"));
      waiting.clear();
    });
    return started;
  }

  function settle(answer: Answer): void {
    const waiter = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("value" in answer) {
      waiter?.resolve(answer.value);
      return;
    }
    // A lost file was reported once, when it happened.
    if (answer.code !== fileLost) onTrouble(answer.code);
    waiter?.reject(new StorageFailure("failed", answer.code));
  }
}

/** Creates the file or brings its tables up to date, and returns which file it is. */
async function prepareFile(file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  using database = openDatabase(file);
  refuseUnsafe(database);
  await migrate(sqliteTransactions(database).transact);
  const opened = databaseAt(file);
  if (!opened) throw new Error(`The database ${file} was deleted while the server started.`);
  return opened;
}
