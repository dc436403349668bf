import { describe, expect, test } from "vitest";
import { openSqliteStore } from "#server/storage/sqlite-store.ts";
import { limitStore } from "#server/storage/store.ts";
import { atOnce } from "#tests/support/client.ts";
import { engines, openSqlite } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { openTestDatabase } from "./fixtures.ts";

const width = 200;

describe.each(engines)("200 clients at once, on %s", (engine) => {
  test("stores every request and acknowledges each with 200", async () => {
    await using database = await openTestDatabase(engine);
    const server = await spawnServer(database);
    const count = shortOrFull(1_000, 10_000);
    const responses = await atOnce(width, count, () => server.client.post());
    await server.end("SIGTERM");

    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await database.rows("contact_request")).toHaveLength(count);
  });
});

test("stores exactly what it acknowledged with 200, even when more requests wait than it accepts", async () => {
  await using database = openSqlite();
  const store = await openSqliteStore(`${database.DATA_DIR}/contact.sqlite`);
  await using server = await startTestServer({ store: limitStore(store, { maxWaiting: 10, timeoutMs: 4_500 }) });
  const responses = await atOnce(width, 1_000, () => server.post());
  await store.close();
  const acknowledged = responses.filter(({ statusCode }) => statusCode === 200).length;
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  expect(await database.rows("contact_request")).toHaveLength(acknowledged);
});
