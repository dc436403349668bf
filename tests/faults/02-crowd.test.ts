import { describe, expect, test } from "vitest";
import { limitedStore } from "#server/storage/limited-store.ts";
import { openSqliteStore } from "#server/storage/sqlite/sqlite-store.ts";
import { atOnce } from "../desk/at-once.ts";
import { shortOrFull } from "../desk/full.ts";
import { openDesk } from "../desk/open-desk.ts";
import { engines, openPlace } from "../desk/place.ts";
import { createClient } from "../desk/post.ts";
import { spawnServer } from "../desk/spawn-server.ts";

const width = 200;

describe.each(engines)("posted to by 200 at once, on %s", (engine) => {
  test("stores every request and answers each with 200", async () => {
    await using place = await openPlace(engine);
    const server = await spawnServer(place);
    const client = createClient(server.url, width);
    const count = shortOrFull(2_000, 10_000);
    const answers = await atOnce(width, count, () => client.post());
    client.close();
    await server.end("SIGTERM");

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await place.rows("contact_request")).toHaveLength(count);
  });
});

test("stores exactly what it answered with 200, also when more wait than it takes", async () => {
  await using place = await openPlace("sqlite");
  const store = await openSqliteStore(`${place.DATA_DIR}/contact.sqlite`);
  await using desk = await openDesk({ store: limitedStore(store, { most: 10, patienceMs: 4_500 }) });
  const answers = await atOnce(width, 1_000, () => desk.post());
  await store.close();

  const counted = Object.groupBy(answers, ({ statusCode }) => statusCode);
  expect(Object.keys(counted)).toEqual(["200", "503"]);
  expect(await place.rows("contact_request")).toHaveLength(counted[200]?.length ?? 0);
});
