import { readFileSync } from "node:fs";
import { createClient } from "../tests/support/client.ts";
import { startServer } from "./start-server.ts";

const reads = 10_000;
const readers = 32;

/** The memory that the server holds (resident set) after its start, and after many page reads. */
export async function benchMemory(): Promise<void> {
  const server = await startServer();
  const client = createClient(server.address);
  try {
    // The first answer of /readyz is when the database's thread has started too.
    await client.send("/readyz");
    console.log(`After the start: ${residentMb(server.pid)} MB`);
    let left = reads;
    const read = async () => {
      while (left-- > 0) await client.send("/careers", { headers: { "accept-encoding": "br" } });
    };
    await Promise.all(Array.from({ length: readers }, read));
    console.log(`After ${reads} page reads: ${residentMb(server.pid)} MB`);
  } finally {
    client.close();
    server.stop();
  }
}

/** The memory that a process holds (resident set). */
export function residentMb(pid: number): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, "utf8").match(/^VmRSS:\s+(\d+) kB/m) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
