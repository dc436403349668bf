import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { describe, expect, test } from "vitest";
import { beginPosting, createClient, keepPosting, type Posted, portOf, until } from "#tests/support/client.ts";
import { engines, openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { type SpawnedServer, spawnServer } from "#tests/support/spawn-server.ts";
import { openTestDatabase } from "./fixtures.ts";

// On SQLite the two are processes on one machine that share the file.
describe.each(engines)("two servers behind a balancer, restarted one after the other, on %s", (engine) => {
  test("every request is acknowledged with 200 and stored once", async () => {
    await using database = await openTestDatabase(engine);
    const posted = await restartUnderLoad(database, "SIGTERM", [0, 1, 0, 1]);
    const keys = (await database.rows("contact_request")).map(({ idempotency_key }) => idempotency_key);
    expect(posted.filter(({ status }) => status !== 200)).toEqual([]);
    expect(posted.length).toBeGreaterThan(50);
    expect(keys.toSorted()).toEqual(posted.map(({ key }) => key).toSorted());
  });
});

test("this test notices servers that are simply killed", async () => {
  await using database = openSqlite();
  const posted = await restartUnderLoad(database, "SIGKILL", [0, 1]);
  expect(posted.filter(({ status }) => status !== 200).length).toBeGreaterThan(0);
});

async function restartUnderLoad(database: TestDatabase, signal: NodeJS.Signals, turns: readonly (0 | 1)[]) {
  const pair = await startPair(database);
  const client = createClient(pair.url);
  const posting = keepPosting(client, 8);
  for (const which of turns) posting.posted.push(await pair.restart(which, signal));
  const posted = await posting.stop();
  client.close();
  await pair.close();
  return posted;
}

/**
 * Two servers on one database behind a minimal balancer. It asks /readyz ten times a second, passes requests on in turn,
 * and never retries.
 */
async function startPair(database: TestDatabase) {
  type Backend = { server: SpawnedServer; isReady: boolean };
  const start = async (): Promise<Backend> => ({
    server: await spawnServer(database, { env: { SHUTDOWN_DELAY_MS: "600" } }),
    isReady: false,
  });
  const backends: [Backend, Backend] = [await start(), await start()];
  const timer = setInterval(() => backends.forEach(probe), 100);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[turn++ % ready.length];
    if (!backend) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers } = incoming;
    const passed = request(backend.server.url + incoming.url, { agent, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502);
      response.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(balancer, "listening");
  await bothReady();
  return {
    url: `http://127.0.0.1:${portOf(balancer)}`,
    /** Returns what became of a request that the server was reading. */
    async restart(which: 0 | 1, signal: NodeJS.Signals): Promise<Posted> {
      const { server } = backends[which];
      const begun = await beginPosting(server.url);
      const ended = server.end(signal);
      const posted = await begun.finish();
      await ended;
      backends[which] = await start();
      await bothReady();
      return posted;
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      balancer.close();
      balancer.closeAllConnections();
      await Promise.all(backends.map(({ server }) => server.end("SIGKILL")));
    },
  };

  function bothReady(): Promise<void> {
    return until("both are ready", () => backends.every(({ isReady }) => isReady));
  }

  async function probe(backend: Backend): Promise<void> {
    const response = await backend.server.client.send("/readyz").catch(() => undefined);
    backend.isReady = response?.status === 200;
  }
}
