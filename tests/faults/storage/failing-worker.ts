// The storage worker, except that the first one for a file fails as it starts, as on a full disk.
import { existsSync, writeFileSync } from "node:fs";
import { workerData } from "node:worker_threads";

const mark = `${workerData.file}-failed`;
if (!existsSync(mark)) {
  writeFileSync(mark, "");
  throw Object.assign(new Error("This worker fails on purpose."), { errcode: 13 });
}

await import("#server/storage/sqlite.worker.ts");
