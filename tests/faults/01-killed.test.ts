import { describe, expect, test } from "vitest";
import { lostKeys } from "../support/client.ts";
import { engines, openSqlite } from "../support/database.ts";
import { shortOrFull } from "../support/full.ts";
import { openTestDatabase } from "./fixtures.ts";
import { integrityOf } from "./killed/integrity.ts";
import { killAgainAndAgain } from "./killed/kill-again-and-again.ts";

describe.each(engines)("killed at random under 64 clients, on %s", (engine) => {
  test("loses no request that was acknowledged, and no mail of a request", async () => {
    await using database = await openTestDatabase(engine);
    const posted = await killAgainAndAgain(database, shortOrFull(8, 100));
    const requests = await database.rows("contact_request");
    const mails = await database.rows("outgoing_mail");

    const mailed = new Set(mails.map(({ request_id }) => request_id));
    expect(posted.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
    expect(lostKeys(posted, requests)).toEqual([]);
    expect(requests.filter(({ id }) => !mailed.has(id))).toEqual([]);
    if (engine === "sqlite") expect(integrityOf(database.DATA_DIR)).toBe("ok");
  });
});

test("this test notices a server that answers before it stores", async () => {
  await using database = openSqlite();
  const posted = await killAgainAndAgain(database, 4, "tests/faults/killed/answers-too-early.ts");
  expect(lostKeys(posted, await database.rows("contact_request")).length).toBeGreaterThan(0);
});
