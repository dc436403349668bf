import { describe, expect, test } from "vitest";
import { engines, openSqlite } from "../support/database.ts";
import { shortOrFull } from "../support/full.ts";
import { openTestDatabase } from "./fixtures.ts";
import { integrityOf } from "./killed/integrity.ts";
import { killAgainAndAgain } from "./killed/kill-again-and-again.ts";

describe.each(engines)("killed at random under 64 clients, on %s", (engine) => {
  test("loses no request that was acknowledged, and no mail of a request", async () => {
    await using database = await openTestDatabase(engine);
    const acknowledged = await killAgainAndAgain(database, shortOrFull(8, 100));
    const requests = await database.rows("contact_request");
    const mails = await database.rows("outgoing_mail");

    const stored = new Set(requests.map(({ idempotency_key }) => idempotency_key));
    const mailed = new Set(mails.map(({ request_id }) => request_id));
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
    expect(requests.filter(({ id }) => !mailed.has(id))).toEqual([]);
    if (engine === "sqlite") expect(integrityOf(database.DATA_DIR)).toBe("ok");
  });
});

test("this test notices a server that answers before it stores", async () => {
  await using database = openSqlite();
  const acknowledged = await killAgainAndAgain(database, 4, "tests/faults/killed/answers-too-early.ts");
  const stored = new Set((await database.rows("contact_request")).map(({ idempotency_key }) => idempotency_key));
  expect(acknowledged.filter((key) => !stored.has(key)).length).toBeGreaterThan(0);
});
