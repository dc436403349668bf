import { parentPort, workerData } from "node:worker_threads";
import { fileLost, watchFiles } from "./database-files.ts";
import { emptyLog, openDatabase, sqliteTransactions, type Task } from "./sqlite.ts";
import type { WorkerSetup } from "./sqlite-store.ts";
import { operations, runByName } from "./store.ts";
import { codeOf } from "./transaction.ts";
import type { Call, Notice, Reply } from "./worker-calls.ts";

const maxInGroup = 250;
/** How often the files are checked while nothing is written. */
const checkEveryMs = 1_000;

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const { file, opened }: WorkerSetup = workerData;
const database = openDatabase(file);
const { commitGroup } = sqliteTransactions(database);
const areFilesHere = watchFiles(database, { path: file, opened, onChange: (notice) => send({ notice }) });

type Result = { value: unknown } | { code: string };
let calls: Call[] = [];
let busy = false;
let ending = false;
/** Whether the write-ahead log may still hold what was erased at the desk, also by the worker before this one. */
let isErasedInLog = true;

port.on("message", (message: Call[] | "end") => {
  if (message === "end") ending = true;
  else calls.push(...message);
  if (!busy) commitAll();
});

const checking = setInterval(() => {
  if (busy) return;
  areFilesHere();
  if (isErasedInLog) isErasedInLog = !emptyLog(database);
}, checkEveryMs);

// While one group waits for the disk, the next one gathers in the port.
async function commitAll(): Promise<void> {
  busy = true;
  while (calls.length > 0) {
    const group = calls.slice(0, maxInGroup);
    calls = calls.slice(maxInGroup);
    const results = await commitToFile(group);
    send(results.map((result, index): Reply => ({ number: group[index]?.number ?? -1, ...result })));
    await new Promise(setImmediate);
  }
  busy = false;
  if (!ending) return;
  clearInterval(checking);
  database.close();
  port?.close();
}

// Checked before, so that nothing is added to a file that nobody can find, and after, because only then is it certain
// that what is acknowledged with 200 is in the file at the path.
async function commitToFile(group: readonly Call[]): Promise<Result[]> {
  const lost = group.map(() => ({ code: fileLost }));
  if (!areFilesHere()) return lost;
  const settled = await commitGroup(
    group.map(
      ({ name, input }): Task =>
        (tx) =>
          runByName(operations, tx, name as keyof typeof operations, input),
    ),
  );
  if (!areFilesHere()) return lost;
  if (group.some(({ name }) => name === "eraseRequest" || name === "erasePerson")) isErasedInLog = true;
  return settled.map((result) => ("value" in result ? result : { code: codeOf(result.error) }));
}

function send(message: Reply[] | Notice): void {
  port?.postMessage(message);
}
