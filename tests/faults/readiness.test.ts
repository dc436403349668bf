import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openStore } from "#server/storage/open.ts";
import { limitStore } from "#server/storage/store.ts";
import { atOnce, type Client, until } from "#tests/support/client.ts";
import { goodRequest } from "#tests/support/contact-request.ts";
import { engines, openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { openTestDatabase } from "./fixtures.ts";
import { fill, freeBytes, mountPoint, onDisk, seenBy } from "./storage/small-disk.ts";

const token = "for-the-figures-and-for-nobody-else";
const longest = { ...goodRequest, body: "😀".repeat(5_000) };

describe.each(engines)("1,050 readiness checks at once, on %s", (engine) => {
  test("all succeed, no real request is refused, and nothing is left behind", async () => {
    await using database = await openTestDatabase(engine);
    // Far fewer checks than these may wait at once.
    const store = limitStore(await openStore(database), { maxWaiting: 1_000, timeoutMs: 4_500 });
    await using server = await startTestServer({ store });
    const asking = Array.from({ length: 1_050 }, () => server.app.inject({ url: "/readyz" }));
    const responses = await atOnce(20, 20, () => server.post());
    const ready = await Promise.all(asking);
    await store.close();

    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(ready.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await database.rows("contact_request")).toHaveLength(20);
    expect(await database.rows("delivery")).toHaveLength(20);
  });
});

test("a disk without room for the longest request: not ready, even before such a request, until there is room", async () => {
  const DATA_DIR = mountPoint();
  const env = { METRICS_TOKEN: token };
  await using server = await spawnServer({ DATA_DIR }, { env, through: onDisk(DATA_DIR, 4 * 1024 * 1024) });
  const folder = seenBy(server.pid, DATA_DIR);
  expect((await server.client.post()).status).toBe(200);
  // A small row, or a small request, would still fit.
  fill(folder, freeBytes(folder) - 52 * 1024);
  expect(await truthOf(server.client)).toEqual({ ready: 503, up: "0" });
  expect((await server.client.post(longest)).status).toBe(503);

  rmSync(join(folder, "filler"));
  await until("it is ready again", async () => (await server.client.send("/readyz")).status === 200);
  expect(await truthOf(server.client)).toEqual({ ready: 200, up: "1" });
  expect((await server.client.post(longest)).status).toBe(200);
});

test("damaged pages where no request can be written: not ready, even before a request came", async () => {
  await using database = openSqlite();
  const env = { METRICS_TOKEN: token };
  await (await openStore(database)).close();
  damageRequests(join(database.DATA_DIR, "contact.sqlite"));
  await using server = await spawnServer(database, { env });
  expect(await truthOf(server.client)).toEqual({ ready: 503, up: "0" });
  expect((await server.client.post()).status).toBe(503);
});

/** What /readyz and the metrics say. */
async function truthOf(client: Client) {
  const { status } = await client.send("/readyz");
  const { body } = await client.send("/metrics", { headers: { authorization: `Bearer ${token}` } });
  return { ready: status, up: body.match(/^storage_up (\d)$/m)?.[1] };
}

/** Overwrites the first page of the table of contact requests and of each of its indexes. */
function damageRequests(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const pages = database
    .prepare("select rootpage from sqlite_schema where tbl_name = 'contact_request' and rootpage > 0")
    .all();
  database.close();
  const descriptor = openSync(file, "r+");
  for (const { rootpage } of pages)
    writeSync(descriptor, Buffer.alloc(4096, 0xff), 0, 4096, (Number(rootpage) - 1) * 4096);
  closeSync(descriptor);
}
