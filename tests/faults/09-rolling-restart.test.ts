import { describe, expect, test } from "vitest";
import { createClient, keepPosting } from "../support/client.ts";
import { engines, openSqlite, type TestDatabase } from "../support/database.ts";
import { openTestDatabase } from "./fixtures.ts";
import { startPair } from "./restart/pair.ts";

// On SQLite the two are processes on one machine that share the file.
describe.each(engines)("two servers behind a balancer, restarted one after the other, on %s", (engine) => {
  test("every request is answered with 200 and stored once", async () => {
    await using database = await openTestDatabase(engine);
    const posted = await restartUnderLoad(database, "SIGTERM");
    const keys = (await database.rows("contact_request")).map(({ idempotency_key }) => idempotency_key);
    expect(posted.filter(({ status }) => status !== 200)).toEqual([]);
    expect(posted.length).toBeGreaterThan(50);
    expect(keys.toSorted()).toEqual(posted.map(({ key }) => key).toSorted());
  });
});

test("this test notices servers that are simply killed", async () => {
  await using database = openSqlite();
  const posted = await restartUnderLoad(database, "SIGKILL");
  expect(posted.filter(({ status }) => status !== 200).length).toBeGreaterThan(0);
});

async function restartUnderLoad(database: TestDatabase, signal: NodeJS.Signals) {
  const pair = await startPair(database);
  const client = createClient(pair.url);
  const posting = keepPosting(client, 8);
  for (const which of [0, 1, 0, 1]) await pair.restart(which, signal);
  const posted = await posting.stop();
  client.close();
  await pair.close();
  return posted;
}
