// The storage thread, with somebody who deletes the database file while a request is being written.
import { rmSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { operations } from "#server/storage/store.ts";

const { keepRequest } = operations;
operations.keepRequest = async (work, input) => {
  const kept = await keepRequest(work, input);
  rmSync(workerData.file);
  return kept;
};

await import("#server/storage/sqlite.worker.ts");
