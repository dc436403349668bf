// The storage worker, except that it exits after five messages.
import { parentPort } from "node:worker_threads";

let messages = 0;
parentPort?.on("message", () => {
  messages += 1;
  if (messages === 5) process.exit(1);
});

await import("#server/storage/sqlite.worker.ts");
