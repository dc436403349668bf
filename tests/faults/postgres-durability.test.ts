import { afterAll, expect, test } from "vitest";
import { openPostgresStore } from "#server/storage/postgres-store.ts";
import { until } from "#tests/support/client.ts";
import { changeRows, connectTo, openOwnPostgres, query } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";

const requests = 36;

// Stopped and started by one test after the other. The first leaves its settings as they were.
const database = await openOwnPostgres();
afterAll(() => database[Symbol.asyncDispose]());

test("fsync switched off while the server runs: nothing is acknowledged with 200 and no server starts until it is on again", async () => {
  const server = await spawnServer(database);
  expect((await server.client.post()).status).toBe(200);
  await restartWithFsync("off");
  await expect(openPostgresStore(database.DATABASE_URL ?? "")).rejects.toThrow("fsync=off, which loses requests");
  await until("it sees that", async () => {
    await server.client.post();
    return server.output().includes('"code":"fsync=off"');
  });
  for (let request = 0; request < 8; request++) expect((await server.client.post()).status).toBe(503);
  const refused = await database.rows("contact_request");
  await restartWithFsync("on");
  await until("it stores again", async () => (await server.client.post()).status === 200);
  await server.end("SIGTERM");
  expect(refused).toHaveLength(1);
});

test("synchronous_commit switched off while the server runs loses no request that was acknowledged, and none starts", async () => {
  const server = await spawnServer(database);
  expect((await server.client.post()).status).toBe(200);
  await switchOffWaiting();
  const unsafe = "synchronous_commit=off, which loses requests";
  await expect(openPostgresStore(database.DATABASE_URL ?? "")).rejects.toThrow(unsafe);
  await until("it stores on new connections", async () => (await server.client.post()).status === 200);
  const before = (await database.rows("contact_request")).length;
  await changeRows(database, "checkpoint");
  for (let request = 0; request < requests; request++) expect((await server.client.post()).status).toBe(200);
  await stopAtOnce();
  await server.end("SIGTERM");
  await database.postgres.start();
  expect(await database.rows("contact_request")).toHaveLength(before + requests);
});

test("this test notices a transaction that does not set that it waits for the disk", async () => {
  await changeRows(database, "create table word (number int)");
  await switchOffWaiting();
  await changeRows(database, "checkpoint");
  const client = await connectTo(database);
  for (let number = 0; number < requests; number++) {
    await client.query("begin");
    await client.query("insert into word values ($1)", [number]);
    await client.query("commit");
  }
  await stopAtOnce();
  await client.end();
  await database.postgres.start();
  expect((await query(database, "select * from word")).length).toBeLessThan(requests);
});

/** From here on, commits of new sessions do not wait, and PostgreSQL writes what is in memory only every ten seconds. */
async function switchOffWaiting(): Promise<void> {
  await changeRows(database, "alter system set wal_writer_delay = 10000");
  await changeRows(database, "select pg_reload_conf()");
  await changeRows(database, "alter role website set synchronous_commit = off");
  await changeRows(
    database,
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'website'",
  );
}

/** Ends PostgreSQL without letting it write what is only in its memory: `pg_ctl stop -m immediate`. */
async function stopAtOnce(): Promise<void> {
  process.kill(database.postgres.pid(), "SIGQUIT");
  await database.postgres.stop();
}

async function restartWithFsync(value: "on" | "off"): Promise<void> {
  await changeRows(database, `alter system set fsync = ${value}`);
  await database.postgres.stop();
  await database.postgres.start();
}
