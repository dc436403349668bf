import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { emptyLog, openDatabase } from "#server/storage/sqlite.ts";
import { openSqliteStore } from "#server/storage/sqlite-store.ts";
import { StorageFailure } from "#server/storage/store.ts";
import type { StoredRequest } from "#server/storage/tables.ts";
import { atOnce, keepPosting, lostKeys, type Posted, until } from "#tests/support/client.ts";
import { goodRequest, newRequest, postRequest } from "#tests/support/contact-request.ts";
import {
  changeRows,
  connectTo,
  type OwnPostgres,
  openOwnPostgres,
  openSqlite,
  readRows,
  type TestDatabase,
} from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { type SpawnedServer, spawnServer } from "#tests/support/spawn-server.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { test } from "./fixtures.ts";
import { fill, isFull, mountPoint, onDisk, onReadOnlyDisk, seenBy } from "./storage/small-disk.ts";

const megabyte = 1024 * 1024;
const large = { ...goodRequest, body: "Many words. ".repeat(400) };

test("a full disk: refuses what it cannot store, and stores again when there is room", async () => {
  const DATA_DIR = mountPoint();
  const server = await spawnServer({ DATA_DIR }, { through: onDisk(DATA_DIR, 6 * megabyte) });
  const folder = seenBy(server.pid, DATA_DIR);
  fill(folder, 3 * megabyte);

  const width = 8;
  const posting = keepPosting(server.client, width, large);
  await until("the disk is full", () => isFull(folder));
  const full = posting.posted.length;
  await until("everyone has heard of it", () => posting.posted.length >= full + 2 * width);
  rmSync(join(folder, "filler"));
  const before = posting.posted.length;
  await until("it stores again", () => posting.posted.slice(before).some(({ status }) => status === 200));
  expectHonest(await posting.stop(), rowsIn(folder));
  await server.end("SIGTERM");
  expect(server.output()).toContain('"code":"SQLite 13"');
});

test("a read-only disk: the server explains the problem and does not start", async ({ database }) => {
  await (await openSqliteStore(join(database.DATA_DIR, "contact.sqlite"))).close();
  await expect(spawnServer(database, { through: onReadOnlyDisk(database.DATA_DIR) })).rejects.toThrow(
    "must not be read-only",
  );
});

// Each of these has its own database and waits most of the time, so they run together.
test.concurrent("a database locked by another program: answers 503 meanwhile, and stores the request once it is free", async () => {
  await using database = openSqlite();
  await using server = await spawnServer(database);
  const other = new DatabaseSync(join(database.DATA_DIR, "contact.sqlite"), { timeout: 5_000 });

  other.exec("begin immediate");
  const key = { "idempotency-key": "held-by-another" };
  const refused = await server.client.post(goodRequest, key);
  await until("the log says why", () => server.output().includes('"code":"SQLite 5"'));
  other.exec("rollback");
  other.close();
  await until("it stores again", async () => (await server.client.post(goodRequest, key)).status === 200);

  expect(refused.status).toBe(503);
  expect(await database.rows("contact_request")).toHaveLength(1);
});

test.concurrent("a storage worker that dies: every waiting request fails, and the next one gets a new worker", async () => {
  await using database = openSqlite();
  const file = join(database.DATA_DIR, "contact.sqlite");
  const dying = new URL("./storage/dying-worker.ts", import.meta.url);
  const store = await openSqliteStore(file, () => {}, dying);
  await using server = await startTestServer({ store });
  const posted = await atOnce(20, 200, async (index) => {
    const key = `request-${index}`;
    const { statusCode } = await server.post(goodRequest, { "idempotency-key": key });
    return { key, status: statusCode };
  });
  await store.close();

  // The worker may also die between storing a request and saying so: a 503 promises nothing, a 200 does.
  expectHonest(posted, await database.rows("contact_request"));
});

test("a request that failed with its storage worker is not stored by the next one, and the log has the code", async () => {
  const failing = new URL("./storage/failing-worker.ts", import.meta.url);
  // In one of six rounds the worker ends before a request is sent that comes while it fails.
  for (let round = 0; round < 6; round += 1) {
    await using database = openSqlite();
    const late: Promise<unknown>[] = [];
    const codes: string[] = [];
    const onError = (code: string) => {
      codes.push(code);
      late.push(store.storeRequest(newRequest()).catch(() => "failed"));
    };
    const store = await openSqliteStore(join(database.DATA_DIR, "contact.sqlite"), onError, failing);
    await expect(store.storeRequest(newRequest())).rejects.toThrow();
    expect(await Promise.all(late)).toEqual(["failed"]);
    expect(codes).toEqual(["SQLite 13"]);
    await store.storeRequest(newRequest());
    await store.close();
    expect(await database.rows("contact_request")).toHaveLength(1);
  }
});

test.concurrent("PostgreSQL without a connection left, then stopped and started three times: correct answers, the log says why, and no crash", async () => {
  await using database = await openOwnPostgres();
  const server = await spawnServer(database);
  expect((await server.client.post()).status).toBe(200);
  await changeRows(
    database,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'website'",
  );
  const others = await connectToAll(database);

  expect((await server.client.post()).status).toBe(503);
  await until("the log says why", () => /"code":"57P01".*"code":"53300"/s.test(server.output()));
  await Promise.all(others.map((other) => other.end()));
  await until("it stores again", async () => (await server.client.post()).status === 200);

  const posting = keepPosting(server.client, 16);
  for (let round = 0; round < 3; round++) {
    await until("requests are stored", () => withStatus(posting.posted, 200).length > 0);
    posting.posted.push({ key: "", status: -1 });
    await database.postgres.stop();
    await until("requests are refused", () => withStatus(posting.posted, 503).length > 0);
    await database.postgres.start();
  }
  await until("requests are stored", () => withStatus(posting.posted, 200).length > 0);
  const posted = await posting.stop();
  expect(await server.end("SIGTERM")).toBe(0);
  expectHonest(posted, await database.rows("contact_request"));
});

test.concurrent("PostgreSQL frozen: 503 meanwhile, bounded memory, the server recovers on its own, and a stop does not wait for it", async () => {
  await using database = await openOwnPostgres();
  const server = await spawnServer(database);
  const posting = keepPosting(server.client, 200, large);
  await until("requests are stored", () => withStatus(posting.posted, 200).length > 0);
  const before = memoryOf(server);
  posting.posted.push({ key: "", status: -1 });

  const thaw = freeze(database);
  const refusals = shortOrFull(400, 1_200);
  await until("all have been refused, and again", () => withStatus(posting.posted, 503).length >= refusals, 120_000);
  const grown = memoryOf(server) - before;
  thaw();
  await until("requests are stored again", () => posting.posted.at(-1)?.status === 200);
  const posted = await posting.stop();

  const thawAgain = freeze(database);
  try {
    expect(await server.end("SIGTERM")).toBe(0);
  } finally {
    thawAgain();
  }
  expect(grown).toBeLessThan(200 * megabyte);
  expectHonest(posted, await database.rows("contact_request"));
});

/** Takes every connection that is left. */
async function connectToAll(database: TestDatabase): Promise<pg.Client[]> {
  const others: pg.Client[] = [];
  for (;;) {
    try {
      others.push(await connectTo(database));
    } catch {
      return others;
    }
  }
}

/** Freezes PostgreSQL. Returns a function that lets it continue. */
function freeze({ postgres }: OwnPostgres): () => void {
  const parent = postgres.pid();
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const children = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, ppid]) => ppid === parent);
  const processes = [parent, ...children.map(([pid = 0]) => pid)];
  for (const pid of processes) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of processes) process.kill(pid, "SIGCONT");
  };
}

// SQLite finds its files by their real path, which differs outside the server's namespace, so a copy is read.
function rowsIn(folder: string): StoredRequest[] {
  const copy = mountPoint();
  for (const name of ["contact.sqlite", "contact.sqlite-wal"]) copyFileSync(join(folder, name), join(copy, name));
  return readRows(join(copy, "contact.sqlite"), "contact_request");
}

test("thousands of requests that cannot be taken write one line, without a stack, and not one each", async ({
  database,
}) => {
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(line) });
  await using server = await startTestServer({ database });
  const store = { ...server.contact.store, storeRequest: () => Promise.reject(new StorageFailure("full")) };
  await using app = createApp({ contact: { ...server.contact, store }, isReady: async () => false, log });
  for (let sent = 0; sent < 20; sent++) {
    expect((await postRequest(app)).statusCode).toBe(503);
    expect((await app.inject({ url: "/readyz" })).statusCode).toBe(503);
  }
  expect(lines.map((line) => JSON.parse(line)).map(({ code, err }) => [code, err])).toEqual([
    ["queueFull", undefined],
    ["unavailable", undefined],
  ]);
});

test("a write-ahead log that cannot be emptied, as on a full disk, is no error, and the timeout always stays as it was", async ({
  database,
}) => {
  using file = openDatabase(`${database.DATA_DIR}/some.sqlite`);
  const timeout = () => Object.values(file.prepare("pragma busy_timeout").get() ?? {});
  const before = timeout();
  file.exec("create table one (two)");
  expect(emptyLog(file)).toBe(true);
  expect(timeout()).toEqual(before);
  // What fails here fails in the same place where the disk is full: the error ends the worker that stores requests.
  file.exec("begin immediate; insert into one values (1)");
  expect(() => emptyLog(file)).not.toThrow();
  expect(timeout()).toEqual(before);
});

/** Those since the last mark with this status. */
function withStatus(posted: readonly Posted[], status: number): Posted[] {
  const mark = posted.findLastIndex((one) => one.status === -1);
  return posted.slice(mark + 1).filter((one) => one.status === status);
}

function expectHonest(posted: readonly Posted[], rows: readonly StoredRequest[]): void {
  const statuses = new Set(posted.map(({ status }) => status).filter((status) => status !== -1));
  expect(statuses).toEqual(new Set([200, 503]));
  expect(lostKeys(posted, rows)).toEqual([]);
}

function memoryOf({ pid }: SpawnedServer): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/) ?? [];
  return Number(kilobytes) * 1024;
}
