import { copyFileSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, truncateSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openSqliteStore } from "#server/storage/sqlite-store.ts";
import { type Client, createClient, keepPosting, until } from "../support/client.ts";
import { openTestDatabase } from "../support/database.ts";
import { type SpawnedServer, spawnServer } from "../support/spawn-server.ts";
import { startTestServer } from "../support/test-server.ts";
import { integrityOf } from "./killed/integrity.ts";

const lostCode = /"code":"DATABASE_FILE_LOST"/g;

test("a deleted database: nothing is acknowledged, the log says so once, and the stored requests can be copied out", async () => {
  await using database = await openTestDatabase("sqlite");
  const server = await spawnServer(database);
  const client = createClient(server.url, 1);
  expect(await postTimes(client, 5)).toEqual(Array(5).fill(200));
  for (const name of readdirSync(database.DATA_DIR)) rmSync(join(database.DATA_DIR, name));

  expect(await postTimes(client, 5)).toEqual(Array(5).fill(503));
  expect((await client.send("/readyz")).status).toBe(503);
  expect((await client.send("/healthz")).status).toBe(200);
  expect(server.output().match(lostCode)).toHaveLength(1);
  expect(readdirSync(database.DATA_DIR)).toEqual([]);

  copyOut(server, database.DATA_DIR);
  client.close();
  await server.end("SIGKILL");
  expect(await database.rows("contact_request")).toHaveLength(5);
});

test("a replaced database: nothing is acknowledged, and the new file stays as it is", async () => {
  await using database = await openTestDatabase("sqlite");
  await using other = await startTestServer();
  await other.post();
  const server = await spawnServer(database);
  const client = createClient(server.url, 1);
  expect(await postTimes(client, 3)).toEqual([200, 200, 200]);
  for (const name of readdirSync(other.folder)) renameSync(join(other.folder, name), join(database.DATA_DIR, name));

  expect(await postTimes(client, 3)).toEqual([503, 503, 503]);
  expect((await client.send("/readyz")).status).toBe(503);
  client.close();
  await server.end("SIGTERM");
  expect(await database.rows("contact_request")).toHaveLength(1);
  expect(integrityOf(database.DATA_DIR)).toBe("ok");
});

test("an emptied database: nothing is acknowledged", async () => {
  await using database = await openTestDatabase("sqlite");
  const server = await spawnServer(database);
  const client = createClient(server.url, 1);
  expect(await postTimes(client, 2)).toEqual([200, 200]);
  truncateSync(join(database.DATA_DIR, "contact.sqlite"));
  expect(await postTimes(client, 2)).toEqual([503, 503]);
  client.close();
  await server.end("SIGKILL");
});

test("a database that is moved away and back: requests are stored again, and none is missing", async () => {
  await using database = await openTestDatabase("sqlite");
  const server = await spawnServer(database);
  const client = createClient(server.url, 1);
  const away = join(database.DATA_DIR, "away");
  expect(await postTimes(client, 2)).toEqual([200, 200]);
  renameSync(join(database.DATA_DIR, "contact.sqlite"), away);
  expect(await postTimes(client, 2)).toEqual([503, 503]);
  renameSync(away, join(database.DATA_DIR, "contact.sqlite"));
  expect(await postTimes(client, 2)).toEqual([200, 200]);
  client.close();
  await server.end("SIGKILL");
  expect(await database.rows("contact_request")).toHaveLength(4);
});

test.each([[["contact.sqlite-wal"]], [["contact.sqlite-shm"]], [["contact.sqlite-wal", "contact.sqlite-shm"]]])(
  "deleted under load: %o; every request that was acknowledged is in the file after a kill",
  async (names) => {
    await using database = await openTestDatabase("sqlite");
    const server = await spawnServer(database);
    const client = createClient(server.url, 8);
    const posting = keepPosting(client, 8);
    await until("some are stored", () => posting.posted.length > 100);
    for (const name of names) rmSync(join(database.DATA_DIR, name));
    const before = posting.posted.length;
    await until(
      "more are stored",
      () => posting.posted.slice(before).filter(({ status }) => status === 200).length > 100,
    );
    await server.end("SIGKILL");
    const posted = await posting.stop();
    client.close();

    const stored = new Set((await database.rows("contact_request")).map(({ idempotency_key }) => idempotency_key));
    expect(posted.filter(({ key, status }) => status === 200 && !stored.has(key))).toEqual([]);
    expect(integrityOf(database.DATA_DIR)).toBe("ok");
    expect(server.output()).toContain("What was in there is saved");
  },
);

test("a log that is deleted while nobody writes is recreated before the next request", async () => {
  await using database = await openTestDatabase("sqlite");
  const server = await spawnServer(database);
  const client = createClient(server.url, 1);
  expect(await postTimes(client, 1)).toEqual([200]);
  rmSync(join(database.DATA_DIR, "contact.sqlite-wal"));
  await until("the server noticed", () => server.output().includes("What was in there is saved"));
  client.close();
  await server.end("SIGKILL");
  expect(await database.rows("contact_request")).toHaveLength(1);
});

test("a log that is deleted while another program reads: requests are refused until that program ends, then stored again", async () => {
  await using database = await openTestDatabase("sqlite");
  const server = await spawnServer(database);
  const client = createClient(server.url, 1);
  expect(await postTimes(client, 2)).toEqual([200, 200]);
  const other = new DatabaseSync(join(database.DATA_DIR, "contact.sqlite"));
  expect(other.prepare("select count(*) as count from contact_request").get()).toEqual({ count: 2 });
  rmSync(join(database.DATA_DIR, "contact.sqlite-wal"));
  expect(await postTimes(client, 2)).toEqual([503, 503]);
  other.close();
  expect(await postTimes(client, 2)).toEqual([200, 200]);
  client.close();
  await server.end("SIGKILL");
  expect(await database.rows("contact_request")).toHaveLength(4);
});

test("a file that is deleted between the first statement and the commit is not acknowledged either", async () => {
  await using database = await openTestDatabase("sqlite");
  const file = join(database.DATA_DIR, "contact.sqlite");
  const store = await openSqliteStore(file, () => {}, new URL("./lost/deleting-worker.ts", import.meta.url));
  await using server = await startTestServer({ store });
  expect((await server.post()).statusCode).toBe(503);
  await store.close();
});

test("a restarted storage worker does not take another file for the one that the server knows", async () => {
  await using database = await openTestDatabase("sqlite");
  const file = join(database.DATA_DIR, "contact.sqlite");
  const said: string[] = [];
  const dying = new URL("./storage/dying-worker.ts", import.meta.url);
  const store = await openSqliteStore(file, (code) => said.push(code), dying);
  await using server = await startTestServer({ store });
  await until("the thread has died", async () => (await server.post()).statusCode === 503);
  rmSync(file);
  const answers = [await server.post(), await server.post()];
  await store.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(said).toEqual(["DATABASE_FILE_LOST"]);
  expect(readdirSync(database.DATA_DIR)).not.toContain("contact.sqlite");
});

async function postTimes(client: Client, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await client.post()).status);
  return statuses;
}

/** Copies the deleted database out of the server that has it open, as described in docs/operations.md. */
function copyOut({ pid }: SpawnedServer, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const open = `/proc/${pid}/fd`;
  for (const number of readdirSync(open)) {
    const name = basename(readlinkSync(join(open, number)).replace(" (deleted)", ""));
    if (/^contact\.sqlite(-wal)?$/.test(name)) copyFileSync(join(open, number), join(folder, name));
  }
}
