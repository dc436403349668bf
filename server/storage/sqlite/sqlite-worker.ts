import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./open-database.ts";
import { sqliteTransactions } from "./sqlite-transact.ts";
import { type Answer, type Order, taskOf } from "./worker-messages.ts";

const mostInGroup = 250;

const port = parentPort;
if (!port) throw new Error("The SQLite worker runs in a thread of its own.");

const database = openDatabase(workerData.file);
const { commitGroup } = sqliteTransactions(database);
let orders: Order[] = [];
let busy = false;
let closing = false;

port.on("message", (message: Order[] | "close") => {
  if (message === "close") closing = true;
  else orders.push(...message);
  if (!busy) work();
});

// While one group waits for the disk the next one gathers in the port.
async function work(): Promise<void> {
  busy = true;
  while (orders.length > 0) {
    const group = orders.slice(0, mostInGroup);
    orders = orders.slice(mostInGroup);
    const settled = await commitGroup(group.map(taskOf));
    port?.postMessage(
      settled.map((result, place): Answer => ({ number: group[place]?.number ?? -1, ...plain(result) })),
    );
    await new Promise(setImmediate);
  }
  busy = false;
  if (!closing) return;
  database.close();
  port?.close();
}

// An error's text may quote what a visitor wrote, so only its code leaves the thread.
function plain(result: { value: unknown } | { error: unknown }): { value: unknown } | { code: string } {
  if ("value" in result) return result;
  const { error } = result;
  if (error instanceof Error && "errcode" in error) return { code: `SQLite ${error.errcode}` };
  return { code: error instanceof Error ? error.name : "unknown" };
}
