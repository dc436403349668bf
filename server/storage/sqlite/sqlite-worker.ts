import { parentPort, workerData } from "node:worker_threads";
import { fileLost, watchFiles } from "./database-files.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteTransactions } from "./sqlite-transact.ts";
import { type Answer, type Notice, type Order, taskOf, type WorkerSetup } from "./worker-messages.ts";

const mostInGroup = 250;
/** How often the files are looked at while nothing is written. */
const lookEveryMs = 1_000;

const port = parentPort;
if (!port) throw new Error("The SQLite worker runs in a thread of its own.");

const { file, opened }: WorkerSetup = workerData;
const database = openDatabase(file);
const { commitGroup } = sqliteTransactions(database);
const files = watchFiles(database, { path: file, opened, onChange: (notice) => tell({ notice }) });

type Result = { value: unknown } | { code: string };
let orders: Order[] = [];
let busy = false;
let closing = false;

port.on("message", (message: Order[] | "close") => {
  if (message === "close") closing = true;
  else orders.push(...message);
  if (!busy) work();
});

const looking = setInterval(() => {
  if (!busy) files.areHere();
}, lookEveryMs);

// While one group waits for the disk the next one gathers in the port.
async function work(): Promise<void> {
  busy = true;
  while (orders.length > 0) {
    const group = orders.slice(0, mostInGroup);
    orders = orders.slice(mostInGroup);
    const results = await commitWhereItIsFound(group);
    tell(results.map((result, place): Answer => ({ number: group[place]?.number ?? -1, ...result })));
    await new Promise(setImmediate);
  }
  busy = false;
  if (!closing) return;
  clearInterval(looking);
  database.close();
  port?.close();
}

// Looked at before, so that nothing is added to a file that nobody finds again, and after, because only then is it
// certain that what is answered with 200 stands in the file at the path.
async function commitWhereItIsFound(group: readonly Order[]): Promise<Result[]> {
  const lost = group.map(() => ({ code: fileLost }));
  if (!files.areHere()) return lost;
  const settled = await commitGroup(group.map(taskOf));
  return files.areHere() ? settled.map(plain) : lost;
}

function tell(message: Answer[] | Notice): void {
  port?.postMessage(message);
}

// An error's text may quote what a visitor wrote, so only its code leaves the thread.
function plain(result: { value: unknown } | { error: unknown }): Result {
  if ("value" in result) return result;
  const { error } = result;
  if (error instanceof Error && "errcode" in error) return { code: `SQLite ${error.errcode}` };
  return { code: error instanceof Error ? error.name : "unknown" };
}
