// The storage worker, except that the database file is deleted while a request is being written.
import { rmSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { operations } from "#server/storage/store.ts";

const { storeRequest } = operations;
operations.storeRequest = async (tx, input) => {
  const stored = await storeRequest(tx, input);
  rmSync(workerData.file);
  return stored;
};

await import("#server/storage/sqlite.worker.ts");
