// The storage thread, which ends in the middle of its work: after so many messages nobody hears from it again.
import { parentPort } from "node:worker_threads";

let messages = 0;
parentPort?.on("message", () => {
  messages += 1;
  if (messages === 5) process.exit(1);
});

await import("#server/storage/sqlite.worker.ts");
