import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect } from "vitest";
import { copyAll } from "#server/outbox/whole-copy.ts";
import { allCopied, encrypt, keys, startBucket, type TestBucket } from "#tests/support/bucket.ts";
import { atOnce, keepPosting, type Posted, until } from "#tests/support/client.ts";
import { goodRequest } from "#tests/support/contact-request.ts";
import { changeRows, engines, openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { testOf } from "#tests/support/test-of.ts";
import { ada, openServer } from "#tests/support/test-server.ts";
import { settingsFor } from "./backup/run-db.ts";
import { openTestDatabase, test as testOnDatabase } from "./fixtures.ts";

testOf("desk");

const test = testOnDatabase.extend<{ bucket: TestBucket }>({
  async bucket({ task: _ }, use) {
    await using bucket = await startBucket();
    await use(bucket);
  },
});

/** Restores what is in a bucket into a new SQLite database. The bucket is in this process, so nothing may block it. */
async function restoreFrom({ settings }: TestBucket, privateKey = keys.privateKey) {
  const folder = mkdtempSync(join(tmpdir(), "key-"));
  const keyFile = join(folder, "key.txt");
  writeFileSync(keyFile, `# public key: ${keys.publicKey}\n${privateKey}\n`);
  const database = openSqlite();
  const env = { ...settingsFor(database), ...settings };
  const { stdout } = await run(process.execPath, ["scripts/db.ts", "restore", "--from-copy", keyFile], { env });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^Fetching copies: (\d+) of \1\nRestoring copies: \1 of \1\n/);
  return { database, said: stdout };
}

const run = promisify(execFile);

/** Everything that copies hold, as a restored database must have it. */
async function rowsOf(database: TestDatabase) {
  const tables = ["contact_request", "request_note", "staff", "audit_entry"] as const;
  const rows = await Promise.all(tables.map((table) => database.rows(table)));
  return Object.fromEntries(
    tables.map((table, index) => [table, rows[index]?.map((row) => JSON.stringify(row)).sort()]),
  );
}

/** The requests of which the bucket holds an object. */
async function copiedIds(bucket: TestBucket): Promise<string[]> {
  return (await bucket.keys()).flatMap((key) => key.match(/^request\/(.+)\.age$/)?.[1] ?? []);
}

/** Kills the working server again and again, and in every second round breaks the network to the bucket before. */
async function killAgainAndAgain(
  database: TestDatabase,
  bucket: TestBucket,
  settings: Record<string, string>,
): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (let round = 0; round < shortOrFull(3, 50); round++) {
    const server = await spawnServer(database, { env: { ...bucket.settings, ...settings } });
    const posting = keepPosting(server.client, 16);
    await until("requests are acknowledged", () => posting.posted.some(({ status }) => status === 200));
    if (round % 2) bucket.fail((request) => request.socket.destroy() !== undefined);
    await wait(Math.random() * 300);
    await server.end("SIGKILL");
    posted.push(...(await posting.stop()));
    bucket.fail(undefined);
  }
  return posted;
}

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("an empty server is rebuilt from the bucket and the private key alone, with the same rows", async ({
    database,
    bucket,
  }) => {
    {
      await using server = await openServer({ database, settings: bucket.settings });
      const ids = await Promise.all([server.add(), server.add(), server.add()]);
      await server.signedIn();
      await server.store.addNote({ id: ids[0] ?? "", who: ada, text: "Сайн байна уу" });
      await server.store.eraseRequest({ id: ids[2] ?? "", who: ada });
      await allCopied(database);
    }
    const { database: restored, said } = await restoreFrom(bucket);
    await using _restored = restored;
    expect(said).toMatch(/^\d+ copies were found, and all of them restored: 2 requests, .* 1 notes, 1 people/m);
    expect(await rowsOf(restored)).toEqual(await rowsOf(database));
  });

  test("killed again and again without, every request that was acknowledged arrives once bucket and server are back", async ({
    bucket,
  }) => {
    await using database = await openTestDatabase(engine);
    const posted = await killAgainAndAgain(database, bucket, {});
    // What was in the hands of a killed server is free again after 45 seconds.
    await changeRows(database, "update copy_due set due_at = 0 where lease is not null");
    await using _server = await spawnServer(database, { env: bucket.settings });
    const requests = await database.rows("contact_request");
    expect(requests.length).toBeGreaterThanOrEqual(posted.filter(({ status }) => status === 200).length);
    await until("all are copied", async () => {
      const copied = new Set(await copiedIds(bucket));
      return requests.every(({ id }) => copied.has(id));
    });
  });

  test("killed again and again with COPY=required, every request that was acknowledged is in the bucket", async ({
    bucket,
  }) => {
    await using database = await openTestDatabase(engine);
    const posted = await killAgainAndAgain(database, bucket, { COPY: "required" });
    const acknowledged = new Set(posted.filter(({ status }) => status === 200).map(({ key }) => key));
    const requests = await database.rows("contact_request");
    const copied = new Set(await copiedIds(bucket));
    const missing = requests.filter(
      ({ id, idempotency_key }) => acknowledged.has(idempotency_key ?? "") && !copied.has(id),
    );
    expect(acknowledged.size).toBeGreaterThan(2);
    expect(requests.length).toBeGreaterThanOrEqual(acknowledged.size);
    expect(missing).toEqual([]);
  });
});

test("another key, a damaged copy, and a copy under another name restore nothing", async ({ database, bucket }) => {
  await using server = await openServer({ database, settings: bucket.settings });
  const { id } = (await server.post()).json();
  await until("it is copied", async () => (await copiedIds(bucket)).includes(id));
  const other = await import("#server/outbox/encrypt.ts").then(({ newKeys }) => newKeys());
  await expect(restoreFrom(bucket, other.privateKey)).rejects.toThrow("was encrypted to another key, or is damaged");
  await expect(restoreFrom(bucket, "no key")).rejects.toThrow("no line of it begins with AGE-SECRET-KEY-1");
  const copy = await bucket.bucket.get(`request/${id}.age`);
  await bucket.bucket.put("request/another.age", copy);
  await expect(restoreFrom(bucket)).rejects.toThrow("request/another.age is no copy that this version knows");
  await bucket.bucket.remove("request/another.age");
  await bucket.bucket.put(`request/${id}.age`, copy.slice(0, -20));
  await expect(restoreFrom(bucket)).rejects.toThrow("is damaged. Nothing was restored.");
});

test("with COPY=required a request is refused while the bucket is, and acknowledged by the next try once it is copied", async ({
  database,
  bucket,
}) => {
  await using server = await openServer({ database, settings: { ...bucket.settings, COPY: "required" } });
  bucket.fail((_, response) => {
    response.writeHead(503).end();
    return true;
  });
  const key = { "idempotency-key": "the-same-request" };
  expect((await server.post(goodRequest, key)).statusCode).toBe(503);
  expect(await database.rows("contact_request")).toHaveLength(1);
  bucket.fail(undefined);
  const again = await server.post(goodRequest, key);
  expect(again.statusCode).toBe(200);
  expect(await copiedIds(bucket)).toEqual([again.json().id]);
  expect(await database.rows("contact_request")).toHaveLength(1);
});

test("a bucket that answers nobody keeps a bounded number of visitors waiting, and each gets an answer", async ({
  database,
  bucket,
}) => {
  await using server = await spawnServer(database, { env: { ...bucket.settings, COPY: "required" } });
  await until("what is there is copied", async () => (await bucket.keys()).length > 0);
  const open: IncomingMessage[] = [];
  bucket.fail((request) => open.push(request) > 0);
  const responses = await atOnce(300, 300, () => server.client.post());
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(open.length).toBeLessThanOrEqual(120);
  bucket.fail(undefined);
  for (const request of open) request.destroy();
  await server.end("SIGTERM");
  await using _next = await spawnServer(database, { env: bucket.settings });
  await until("all are copied later", async () => (await copiedIds(bucket)).length === 300);
});

test("seven copies of everything are kept, and of those from before an erasure none", async ({ database, bucket }) => {
  await using server = await openServer({ database });
  await server.add();
  const config = { DATA_DIR: database.DATA_DIR, DATABASE_URL: database.DATABASE_URL };
  const copy = (erasedAt: number) =>
    copyAll({ config, bucket: bucket.bucket, encrypt, lastErasure: async () => erasedAt, signal: undefined });
  const wholeCopies = async () =>
    new Set((await bucket.keys()).flatMap((key) => key.match(/^backup\/([^/]+)/)?.[1] ?? []));
  for (let count = 0; count < 8; count++) await copy(0);
  expect((await wholeCopies()).size).toBe(7);
  await copy(Date.now());
  expect((await wholeCopies()).size).toBe(1);
});
