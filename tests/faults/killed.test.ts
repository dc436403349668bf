import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { DatabaseConfig } from "#server/storage/open.ts";
import { keepPosting, lostKeys, type Posted, until } from "#tests/support/client.ts";
import { engines, openSqlite } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { openTestDatabase } from "./fixtures.ts";
import { integrityOf } from "./killed/integrity.ts";

describe.each(engines)("killed at random under 64 clients, on %s", (engine) => {
  test("loses no request that was acknowledged, and no mail of a request", async () => {
    await using database = await openTestDatabase(engine);
    const posted = await killAgainAndAgain(database, shortOrFull(5, 100));
    const requests = await database.rows("contact_request");
    const mails = await database.rows("delivery");

    const mailed = new Set(mails.map(({ request_id }) => request_id));
    expect(posted.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
    expect(lostKeys(posted, requests)).toEqual([]);
    expect(requests.filter(({ id }) => !mailed.has(id))).toEqual([]);
    if (engine === "sqlite") expect(integrityOf(database.DATA_DIR)).toBe("ok");
  });
});

test("this test notices a server that acknowledges before it stores", async () => {
  await using database = openSqlite();
  const posted = await killAgainAndAgain(database, 3, "tests/faults/killed/acknowledges-too-early.ts");
  expect(lostKeys(posted, await database.rows("contact_request")).length).toBeGreaterThan(0);
});

/** Kills the working server this many times, and returns what 64 clients have posted. */
async function killAgainAndAgain(database: DatabaseConfig, rounds: number, script?: string): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await spawnServer(database, { script });
    const posting = keepPosting(server.client, 64);
    await until("requests are acknowledged", () => posting.posted.filter(({ status }) => status === 200).length > 20);
    await wait(Math.random() * 300);
    await server.end("SIGKILL");
    posted.push(...(await posting.stop()));
  }
  return posted;
}
