// The storage worker, except that it exits at the first message after its second answer.
import { parentPort } from "node:worker_threads";

let answers = 0;
if (parentPort) {
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message) => {
    answers += 1;
    post(message);
  };
  parentPort.on("message", () => {
    if (answers >= 2) process.exit(1);
  });
}

await import("#server/storage/sqlite.worker.ts");
