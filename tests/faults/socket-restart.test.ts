import { expect, test } from "vitest";
import { beginPosting, createClient, keepPosting, keepReading, until } from "#tests/support/client.ts";
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
  const url = `http://127.0.0.1:${unit.port}`;
  const client = createClient(url);
  const posting = keepPosting(client, 8);
  const reading = keepReading(client, 8);
  for (let restart = 0; restart < restarts; restart++) {
    const begun = await beginPosting(url);
    const restarted = unit.restart(signal);
    posting.posted.push(await begun.finish());
    expect(await restarted).toBe(signal === "SIGTERM" ? 0 : null);
    const before = posting.posted.length;
    await until("visitors go on", () => posting.posted.length > before + 16);
  }
  const [posted, read] = [await posting.stop(), await reading.stop()];
  client.close();
  await unit.stop();
  return { posted, read };
}
