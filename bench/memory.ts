import { readFileSync } from "node:fs";
import { atOnce } from "#tests/support/client.ts";
import { openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";

const reads = 10_000;
const readers = 32;

/** The memory that the server holds (resident set) after its start, and after many page reads. */
export async function benchMemory(): Promise<void> {
  await using database = openSqlite();
  await using server = await spawnServer(database);
  const { client, pid } = server;
  // The first response of /readyz is when the database's thread has started too.
  await client.send("/readyz");
  console.log(`After the start: ${residentMb(pid)} MB`);
  await atOnce(readers, reads, async () => {
    await client.send("/careers", { headers: { "accept-encoding": "br" } });
  });
  console.log(`After ${reads} page reads: ${residentMb(pid)} MB`);
}

/** The memory that a process holds (resident set), or has held at most (VmHWM). */
export function residentMb(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, "utf8").match(`${field}:\\s+(\\d+) kB`) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
