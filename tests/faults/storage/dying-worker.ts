// The storage worker, except that it exits at the first message after its second reply.
import { parentPort } from "node:worker_threads";

let replies = 0;
if (parentPort) {
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message) => {
    replies += 1;
    post(message);
  };
  parentPort.on("message", () => {
    if (replies >= 2) process.exit(1);
  });
}

await import("#server/storage/sqlite.worker.ts");
