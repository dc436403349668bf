import { pino } from "pino";
import { expect, test } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { openStore } from "#server/storage/open.ts";
import { until } from "#tests/support/client.ts";
import { newRequest, testSecret } from "#tests/support/contact-request.ts";
import { openSqlite, query } from "#tests/support/database.ts";
import { startDrippingServer, startMailServer, startTcpServer } from "#tests/support/mail-servers.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { openTestDatabase } from "./fixtures.ts";

// Each has its own server and waits most of the time, so all of them run together. A stop that hangs fails its test after this time.
const timeout = 60_000;

test.concurrent("a stop does not wait for a mail server that replies byte by byte, and the mail is sent later", {
  timeout,
}, async () => {
  await using database = openSqlite();
  await using mailServer = await startDrippingServer();
  const server = await spawnServer(database, { env: { SMTP_URL: mailServer.url } });
  expect((await server.client.post()).status).toBe(200);
  await mailServer.dripping;
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await database.rows("delivery")).toMatchObject([{ state: "waiting", lease: null, last_error: "EABORT" }]);
});

test.concurrent("after SIGTERM a server says that it is not ready, goes on responding, and a second SIGTERM changes nothing", async () => {
  await using database = openSqlite();
  const server = await spawnServer(database, { env: { SHUTDOWN_DELAY_MS: "60000" } });
  server.signal("SIGTERM");
  await until("it says so", async () => (await server.client.send("/readyz")).status === 503);
  server.signal("SIGTERM");
  const response = await server.client.post();
  expect([response.status, response.headers.connection]).toEqual([200, "close"]);
  await server.end("SIGKILL");
  expect(await database.rows("contact_request")).toHaveLength(1);
});

test.concurrent("a stop while a balancer holds a connection open warns of nothing", async () => {
  await using database = openSqlite();
  const server = await spawnServer(database);
  expect((await server.client.send("/healthz")).status).toBe(200);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.output()).not.toContain("Warning");
});

test.concurrent("a start that fails finishes the mails that it claimed", async () => {
  await using database = openSqlite();
  const store = await openStore(database);
  await store.storeRequest(newRequest());
  await store.close();

  await using mailServer = await startMailServer();
  await using other = await startTcpServer(() => {});
  const METRICS_PORT = new URL(other.url).port;
  const start = spawnServer(database, { env: { SMTP_URL: mailServer.url, METRICS_PORT } });
  await expect(start).rejects.toThrow(
    `Port ${METRICS_PORT} is already in use. Stop the other program or set METRICS_PORT`,
  );
  expect(mailServer.received).toHaveLength(1);
  expect(await database.rows("delivery")).toMatchObject([{ state: "sent", lease: null }]);
});

test.concurrent("a start that fails halfway closes the database that it had opened", async () => {
  await using database = await openTestDatabase("postgres");
  const env = readEnv({ DATABASE_URL: database.DATABASE_URL, CAPTCHA_SECRET: testSecret });
  const broken = { ...env, SMTP_URL: "no address" };
  await expect(
    openServices({ env: broken, log: pino({ level: "silent" }), content: selectServerContent() }),
  ).rejects.toThrow("Invalid URL");
  const left = "select 1 from pg_stat_activity where application_name = 'website' and datname = current_database()";
  // A pool that nobody closes would drop them after ten seconds.
  await until("the connections are gone", async () => (await query(database, left)).length === 0, 5_000);
});
