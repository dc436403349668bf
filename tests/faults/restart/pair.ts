import { until } from "../../support/client.ts";
import type { TestDatabase } from "../../support/database.ts";
import { type SpawnedServer, spawnServer } from "../../support/spawn-server.ts";
import { startBalancer } from "./balancer.ts";

/** Two servers on one database behind a balancer that checks whether they are ready. */
export async function startPair(database: TestDatabase) {
  const env = { SHUTDOWN_DELAY_MS: "600" };
  const servers: SpawnedServer[] = [await spawnServer(database, { env }), await spawnServer(database, { env })];
  const balancer = await startBalancer(servers.map(({ url }) => url));
  await until("both are ready", () => balancer.ready() === 2);
  return {
    url: balancer.url,
    async restart(which: number, signal: NodeJS.Signals) {
      await servers[which]?.end(signal);
      const started = await spawnServer(database, { env });
      servers[which] = started;
      balancer.replace(which, started.url);
      await until("both are ready again", () => balancer.ready() === 2);
    },
    async close() {
      balancer.close();
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
    },
  };
}
