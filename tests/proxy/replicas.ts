import { until } from "#tests/support/client.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { freePort } from "#tests/support/postgres.ts";
import { type SpawnedServer, spawnServer } from "#tests/support/spawn-server.ts";

const token = "for-the-figures-and-for-nobody-else";

/** Two servers on one database, behind a proxy on this machine. A restarted one comes back on its port. */
export async function startReplicas(database: TestDatabase) {
  const ports = [await freePort(), await freePort()];
  const start = (which: number) =>
    spawnServer(database, {
      env: {
        PORT: String(ports[which]),
        TRUSTED_PROXIES: "127.0.0.1",
        // As the manual says.
        SHUTDOWN_DELAY_MS: "5000",
        CONTACT_LIMIT_WITHOUT_CAPTCHA: "3",
        METRICS_TOKEN: token,
      },
    });
  const servers: SpawnedServer[] = [await start(0), await start(1)];
  return {
    ports,
    end: (which: number, signal: NodeJS.Signals) => servers[which]?.end(signal),
    async start(which: number) {
      servers[which] = await start(which);
    },
    /** Until the proxy has noticed it, as someone who restarts servers in turn would wait. */
    getsRequests: (which: number) =>
      until("the proxy sends requests to it", async () => (await storedBy(servers[which])) > 0),
    stop: () => Promise.all(servers.map((server) => server.end("SIGKILL"))),
  };
}

async function storedBy(server: SpawnedServer | undefined): Promise<number> {
  const response = await server?.client.send("/metrics", { headers: { authorization: `Bearer ${token}` } });
  return Number(response?.body.match(/^contact_requests_stored_total\{captcha="passed"\} (\d+)/m)?.[1] ?? 0);
}
