import { describe, expect, test } from "vitest";
import { openSqliteStore } from "#server/storage/sqlite-store.ts";
import { limitStore, type Store } from "#server/storage/store.ts";
import { acknowledgingTooEarly } from "../support/acknowledging-too-early.ts";
import { atOnce } from "../support/client.ts";
import { engines, openSqlite } from "../support/database.ts";
import { shortOrFull } from "../support/full.ts";
import { spawnServer } from "../support/spawn-server.ts";
import { startTestServer } from "../support/test-server.ts";
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
  const { acknowledged, refused, stored } = await crowd((store) => store);
  expect(refused).toBeGreaterThan(0);
  expect(stored).toBe(acknowledged);
});

test("this test notices a server that acknowledges before it stores", async () => {
  const { acknowledged, stored } = await crowd(acknowledgingTooEarly);
  expect(stored).toBeLessThan(acknowledged);
});

/** Posts 1,000 requests, 200 at once, to a store with a queue of ten. */
async function crowd(changed: (store: Store) => Store) {
  await using database = openSqlite();
  const store = await openSqliteStore(`${database.DATA_DIR}/contact.sqlite`);
  await using server = await startTestServer({
    store: changed(limitStore(store, { maxWaiting: 10, timeoutMs: 4_500 })),
  });
  const responses = await atOnce(width, 1_000, () => server.post());
  await store.close();
  const counted = Object.groupBy(responses, ({ statusCode }) => statusCode);
  const acknowledged = counted[200]?.length ?? 0;
  const refused = counted[503]?.length ?? 0;
  expect(acknowledged + refused).toBe(1_000);
  return { acknowledged, refused, stored: (await database.rows("contact_request")).length };
}
