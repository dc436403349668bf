import type { IncomingMessage } from "node:http";
import { describe, expect, vi } from "vitest";
import { copyAll } from "#server/outbox/whole-copy.ts";
import { allCopied, copiedIds, encrypt, spawnBucket, startBucket, type TestBucket } from "#tests/support/bucket.ts";
import { atOnce, until } from "#tests/support/client.ts";
import { goodRequest } from "#tests/support/contact-request.ts";
import { engines, type TestDatabase } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { testOf } from "#tests/support/test-of.ts";
import { ada, openServer } from "#tests/support/test-server.ts";
import { restoreFrom } from "./backup/restore-from.ts";
import { openTestDatabase, test as testOnDatabase } from "./fixtures.ts";

testOf("desk");

const test = testOnDatabase.extend<{ bucket: TestBucket }>({
  async bucket({ task: _ }, use) {
    await using bucket = await startBucket();
    await use(bucket);
  },
});

/** Everything that copies hold, as a restored database must have it. */
async function rowsOf(database: TestDatabase) {
  const tables = ["contact_request", "delivery", "request_note", "staff", "audit_entry"] as const;
  const rows = await Promise.all(tables.map((table) => database.rows(table)));
  return Object.fromEntries(
    tables.map((table, index) => [table, rows[index]?.map((row) => JSON.stringify(row)).sort()]),
  );
}

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("an empty server is rebuilt on either database from the bucket and the private key alone, with the same rows", async ({
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
    for (const target of engines) {
      await using restored = await openTestDatabase(target);
      const said = await restoreFrom(bucket, restored);
      expect(said).toMatch(/^\d+ copies were found, and all of them restored: 2 requests, .* 1 notes, 1 people/m);
      expect(await rowsOf(restored)).toEqual(await rowsOf(database));
    }
  });
});

test("another key, a damaged copy, and a copy under another name restore nothing", async ({ database, bucket }) => {
  await using server = await openServer({ database, settings: bucket.settings });
  const { id } = (await server.post()).json();
  await until("it is copied", async () => (await copiedIds(bucket)).includes(id));
  await using empty = await openTestDatabase("sqlite");
  const other = await import("#server/outbox/encrypt.ts").then(({ newKeys }) => newKeys());
  await expect(restoreFrom(bucket, empty, other.privateKey)).rejects.toThrow(
    "was encrypted to another key, or is damaged",
  );
  await expect(restoreFrom(bucket, empty, "no key")).rejects.toThrow("no line of it begins with AGE-SECRET-KEY-1");
  const copy = await bucket.bucket.get(`request/${id}.age`);
  await bucket.bucket.put("request/another.age", copy);
  await expect(restoreFrom(bucket, empty)).rejects.toThrow("request/another.age is no copy that this version knows");
  await bucket.bucket.remove("request/another.age");
  await bucket.bucket.put(`request/${id}.age`, copy.slice(0, -20));
  await expect(restoreFrom(bucket, empty)).rejects.toThrow("is damaged. Nothing was restored.");
  expect(await empty.rows("contact_request")).toEqual([]);
});

test("all objects are found, also where one list of the bucket does not hold them", async () => {
  await using bucket = await spawnBucket();
  await atOnce(20, 1_001, (index) => bucket.bucket.put(`log/${index}.age`, new Uint8Array(1)));
  expect(new Set(await bucket.keys()).size).toBe(1_001);
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
  const erasedAt = Date.now();
  await copy(erasedAt);
  expect((await wholeCopies()).size).toBe(1);
  await copy(erasedAt);
  expect((await wholeCopies()).size).toBe(2);
});

test("a copy of everything from before an erasure goes, whatever the clock showed when it was made", async ({
  database,
  bucket,
}) => {
  await using server = await openServer({ database });
  await server.add();
  const config = { DATA_DIR: database.DATA_DIR, DATABASE_URL: database.DATABASE_URL };
  const erasedAt = Date.now();
  const copyAfter = async (hours: number, erasedAt: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    const lastErasure = async () => erasedAt;
    await copyAll({ config, bucket: bucket.bucket, encrypt, lastErasure, signal: undefined });
    vi.useRealTimers();
  };
  await copyAfter(26, 0);
  await copyAfter(2, 0);
  // The clock is right again, and the bucket was away for a while.
  await copyAfter(3, erasedAt);
  const names = new Set((await bucket.keys()).map((key) => key.split("/")[1]));
  expect(names.size).toBe(1);
});
