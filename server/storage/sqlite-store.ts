import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { databaseAt, fileLost, lostSentence } from "./database-files.ts";
import { migrate } from "./migrations.ts";
import { openDatabase, refuseUnsafe, sqliteTransactions } from "./sqlite.ts";
import { type OnError, StorageFailure, type Store, storeFrom } from "./store.ts";
import { openWorker } from "./worker-calls.ts";

/** What the worker starts with: the path, and which file was there when the server started. */
export type WorkerSetup = { file: string; opened: string };

const ownWorker = new URL("./sqlite.worker.ts", import.meta.url);

/** Stores in a file. A worker thread writes, so that the main thread can serve pages meanwhile. */
export async function openSqliteStore(
  file: string,
  onError: OnError = () => {},
  workerFile: URL = ownWorker,
): Promise<Store> {
  const opened = await prepareFile(file);
  let closed = false;
  let saidLost = false;
  const worker = openWorker({
    file: workerFile,
    workerData: { file, opened } satisfies WorkerSetup,
    refuseStart,
    onNotice: (notice) => onError(fileLost, notice),
    // A lost file was reported once, when it happened.
    onFailure: (code) => code !== fileLost && onError(code),
  });

  return storeFrom(
    async (name, input) => {
      if (closed) throw new StorageFailure("closed");
      return worker.call(name, input);
    },
    () => {
      closed = true;
      return worker.end();
    },
  );

  // A new worker must not accept another file in place of the one that the server opened, or create an empty one.
  function refuseStart(): string | undefined {
    const isHere = databaseAt(file) === opened;
    if (!isHere && !saidLost) onError(fileLost, lostSentence(file));
    saidLost = !isHere;
    return isHere ? undefined : fileLost;
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
