import { expect, onTestFinished, test } from "vitest";
import type { DatabaseConfig } from "#server/storage/open.ts";
import { keepPosting, lostKeys, until } from "#tests/support/client.ts";
import { changeRows, type OwnPostgres, openOwnPostgres, query } from "#tests/support/database.ts";
import { startStandby, type TestPostgres } from "#tests/support/postgres.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";

test("the first PostgreSQL dies with its disk: the second has every request that was acknowledged", async () => {
  const { first, second } = await openPair("on");
  const server = await spawnServer(first);
  const posting = keepPosting(server.client, 16);
  await until("requests are acknowledged", () => posting.posted.filter(({ status }) => status === 200).length > 60);
  await loseForGood(first.postgres);
  await until("it is noticed", () => posting.posted.at(-1)?.status === 503);
  const posted = await posting.stop();
  await server.end("SIGTERM");

  await using next = await serveFrom(second, first);
  expect(lostKeys(posted, await rowsOf(second))).toEqual([]);
  expect((await next.client.post()).status).toBe(200);
});

test("while the second PostgreSQL does not respond, nothing is acknowledged, and then everything is", async () => {
  const { first, second } = await openPair("on");
  await using server = await spawnServer(first);
  expect((await server.client.post()).status).toBe(200);
  const receiver = await receiverOf(second);
  process.kill(receiver, "SIGSTOP");
  expect((await server.client.post()).status).toBe(503);
  process.kill(receiver, "SIGCONT");
  await until("it is acknowledged again", async () => (await server.client.post()).status === 200);
});

test("a commit whose wait for the second PostgreSQL is canceled is not acknowledged", async () => {
  const { first, second } = await openPair("on");
  await using server = await spawnServer(first);
  const receiver = await receiverOf(second);
  process.kill(receiver, "SIGSTOP");
  let status = 0;
  const posted = server.client.post().then((response) => {
    status = response.status;
  });
  await until("there is a response", async () => {
    await cancelWaiting(first);
    return status > 0;
  });
  await posted;
  process.kill(receiver, "SIGCONT");
  expect(status).toBe(503);
  expect(server.output()).toContain('"code":"NOT_ON_STANDBY"');
});

test("this test notices a first PostgreSQL that does not wait for the second", async () => {
  const { first, second } = await openPair("off");
  const server = await spawnServer(first);
  const receiver = await receiverOf(second);
  process.kill(receiver, "SIGSTOP");
  const posting = keepPosting(server.client, 4);
  await until("requests are acknowledged", () => posting.posted.some(({ status }) => status === 200));
  await loseForGood(first.postgres);
  const posted = await posting.stop();
  await server.end("SIGTERM");
  // Ended for good, or it would read what the first has sent it meanwhile.
  process.kill(receiver, "SIGKILL");
  await until("the second has recovered", () =>
    promote(second).then(
      () => true,
      () => false,
    ),
  );
  expect(lostKeys(posted, await rowsOf(second)).length).toBeGreaterThan(0);
});

/** A PostgreSQL with the tables of the site, and a second one that follows it. */
async function openPair(waiting: "on" | "off"): Promise<{ first: OwnPostgres; second: TestPostgres }> {
  const first = await openOwnPostgres();
  onTestFinished(() => first[Symbol.asyncDispose]());
  // Its tables.
  await using _server = await spawnServer(first);
  const second = await startStandby(first.postgres, "second");
  onTestFinished(() => second.remove());
  if (waiting === "on") {
    await changeRows(first, "alter system set synchronous_standby_names = 'second'");
    await changeRows(first, "select pg_reload_conf()");
  }
  const state = waiting === "on" ? "sync" : "async";
  await until("the second follows", async () => {
    const [standby] = await query(first, "select state, sync_state from pg_stat_replication");
    return standby?.state === "streaming" && standby.sync_state === state;
  });
  return { first, second };
}

/** Ends every process of it at once, and takes its files with it. */
async function loseForGood(postgres: TestPostgres): Promise<void> {
  await postgres.stop("SIGKILL");
  await postgres.remove();
}

async function receiverOf(second: TestPostgres): Promise<number> {
  const [receiver] = await query(configOf(second), "select pid from pg_stat_wal_receiver");
  return receiver.pid;
}

/** Cancels the commits that wait for the second PostgreSQL. */
async function cancelWaiting(first: OwnPostgres): Promise<void> {
  await query(first, "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");
}

async function promote(second: TestPostgres): Promise<void> {
  await query(configOf(second), "select pg_promote()");
}

async function serveFrom(second: TestPostgres, { DATA_DIR }: DatabaseConfig) {
  await promote(second);
  return spawnServer({ DATA_DIR, DATABASE_URL: second.url });
}

function rowsOf(second: TestPostgres) {
  return query(configOf(second), "select * from contact_request");
}

const configOf = ({ url }: TestPostgres) => ({ DATABASE_URL: url, DATA_DIR: "" });
