import { expect, test } from "vitest";
import { createClient, keepPosting, keepReading, until } from "#tests/support/client.ts";
import { openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { startSocketUnit } from "#tests/support/socket-unit.ts";

test("while one server is restarted on a socket that systemd holds, no visitor gets an error, and every request is stored once", async () => {
  await using database = openSqlite();
  const { posted, read } = await restartUnderLoad(database, "SIGTERM", 3);
  expect(posted.filter(({ status }) => status !== 200)).toEqual([]);
  expect(read.filter((status) => status !== 200)).toEqual([]);
  expect(read.length).toBeGreaterThan(50);
  const keys = (await database.rows("contact_request")).map(({ idempotency_key }) => idempotency_key);
  expect(keys.toSorted()).toEqual(posted.map(({ key }) => key).toSorted());
});

test("this test notices a server that is simply killed", async () => {
  await using database = openSqlite();
  const { posted } = await restartUnderLoad(database, "SIGKILL", 2);
  expect(posted.filter(({ status }) => status !== 200).length).toBeGreaterThan(0);
});

async function restartUnderLoad(database: TestDatabase, signal: NodeJS.Signals, restarts: number) {
  const unit = await startSocketUnit(database, { SHUTDOWN_DELAY_MS: "2000" });
  const client = createClient(`http://127.0.0.1:${unit.port}`);
  // So many that each kill meets some of their requests.
  const posting = keepPosting(client, 64);
  const reading = keepReading(client, 8);
  for (let restart = 0; restart < restarts; restart++) {
    expect(await unit.restart(signal)).toBe(signal === "SIGTERM" ? 0 : null);
    const before = posting.posted.length;
    await until("visitors go on", () => posting.posted.length > before + 128);
  }
  const [posted, read] = [await posting.stop(), await reading.stop()];
  client.close();
  await unit.stop();
  return { posted, read };
}
