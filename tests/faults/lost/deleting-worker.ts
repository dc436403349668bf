// The storage worker, except that the database file is deleted while a request is being written.
import { rmSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { operations } from "#server/storage/store.ts";

const { keepRequest } = operations;
operations.keepRequest = async (tx, input) => {
  const kept = await keepRequest(tx, input);
  rmSync(workerData.file);
  return kept;
};

await import("#server/storage/sqlite.worker.ts");
