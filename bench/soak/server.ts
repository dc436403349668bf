import { readdirSync } from "node:fs";
import { residentMb } from "#bench/memory.ts";
import type { DatabaseConfig } from "#server/storage/open.ts";
import { createClient } from "#tests/support/client.ts";
import { freePort } from "#tests/support/postgres.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";

export type SoakedServer = Awaited<ReturnType<typeof startServer>>;

const connections = 64;

/** A server on one port that can be restarted as systemd does it: the old process has ended when the new one starts. */
export async function startServer(database: DatabaseConfig, mailServer: string) {
  const env = {
    PORT: String(await freePort()),
    SMTP_URL: mailServer,
    // Every visitor has an address of their own, as behind a proxy.
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  };
  let server = await spawnServer(database, { env });
  let phase = 0;
  const logged: string[] = [];
  const client = createClient(server.url, { maxSockets: connections });
  // The first response is when the database's thread has started too.
  await client.send("/readyz");
  return {
    ask: client.send,
    disconnect: client.close,
    /** Counts the beginnings and ends of restarts: odd while one is going on. */
    phase: () => phase,
    residentMb: () => residentMb(server.pid),
    openFiles: () => readdirSync(`/proc/${server.pid}/fd`).length,
    /** What it logged: nothing but errors. */
    logged: () => [...logged, ...linesOf(server.output())],
    /** Returns for how many milliseconds there was no response. */
    async restart(): Promise<number> {
      const begun = performance.now();
      phase += 1;
      await server.end("SIGTERM");
      logged.push(...linesOf(server.output()));
      server = await spawnServer(database, { env });
      phase += 1;
      return Math.round(performance.now() - begun);
    },
    end: () => server.end("SIGTERM"),
  };
}

function linesOf(output: string): string[] {
  return output.split("\n").filter((line) => line && !line.startsWith("The site is at"));
}
