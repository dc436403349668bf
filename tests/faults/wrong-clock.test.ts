import { describe, expect } from "vitest";
import { beginDue } from "#server/outbox/deliver.ts";
import { leaseMs } from "#server/storage/deliveries.ts";
import { day, hour, minute } from "#server/storage/durations.ts";
import { openStore } from "#server/storage/open.ts";
import type { Store } from "#server/storage/store.ts";
import { newRequest } from "#tests/support/contact-request.ts";
import { changeRows, type EngineName, engines, type TestDatabase } from "#tests/support/database.ts";
import { emailChannel } from "#tests/support/mail-servers.ts";
import { openStoreWithClock } from "#tests/support/store-with-clock.ts";
import { runDb } from "./backup/run-db.ts";
import { claimOne, openTestDatabase, sendAll, test as testOnDatabase } from "./fixtures.ts";

const retentionDays = 730;
/** Where the clock begins. */
const today = Date.UTC(2026, 11, 1);

const test = testOnDatabase.extend<{ server: ReturnType<typeof serverOn> }>({
  server: ({ store, time }, use) => use(serverOn(store, time)),
});

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("a clock that is 800 days ahead for an hour deletes nothing, then or later, however often the server starts", async ({
    server,
  }) => {
    await server.runFor(2 * day);
    await server.storeAndTell(10);
    server.time.now = today + 800 * day;
    for (let start = 0; start < 50; start++) await server.runFor(0);
    await server.runFor(hour);
    expect(await server.requests()).toHaveLength(10);
    server.time.now = today + 3 * day;
    await server.runFor(2 * day);
    expect(await server.requests()).toHaveLength(10);
  });

  test("requests stored while the clock was in 2020 stay when it is corrected", async ({ server }) => {
    server.time.now = Date.UTC(2020, 0, 1);
    await server.runFor(hour);
    await server.storeAndTell(5);
    await server.runFor(2 * hour);
    server.time.now = today + 900 * day;
    await server.runFor(3 * day);
    expect(await server.requests()).toHaveLength(5);
  });

  test("a server that was switched off for a week deletes again on the second day", async ({ server }) => {
    await server.storeAndTell(1);
    await server.runFor(2 * day);
    server.time.now = today + 800 * day;
    expect(await server.cleanUp()).toMatchObject({ requests: 0, doubt: "jumped" });
    await server.runFor(23 * hour);
    expect(await server.requests()).toHaveLength(1);
    await server.runFor(hour);
    expect(await server.requests()).toEqual([]);
    expect(await server.cleanUp()).toEqual({ requests: 0, unnotified: 0 });
  });

  test("on the first day of a database nothing is deleted, however old", async ({ server }) => {
    await server.storeAndTell(1);
    await changeRows(server.store, `update contact_request set created_at = ${Date.UTC(2026, 10, 20, 1)}`);
    const ages = { retentionDays: 1 };
    expect(await server.store.deleteExpired(ages)).toEqual({ requests: 0, unnotified: 0, doubt: "settling" });
    server.time.now = today + day;
    expect(await server.store.deleteExpired(ages)).toEqual({ requests: 1, unnotified: 0 });
  });

  test("of two servers on one database, neither makes the other trust a clock that jumped", async ({ server }) => {
    const other = await openStoreWithClock(server.store, () => server.time.now);
    await server.runFor(2 * day);
    await server.storeAndTell(3);
    server.time.now = today + 800 * day;
    const doubts: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      doubts.push((await server.cleanUp()).doubt, (await other.deleteExpired({ retentionDays })).doubt);
    }
    await other.close();
    expect(doubts).toEqual(["jumped", ...Array(5).fill("settling")]);
    expect(await server.requests()).toHaveLength(3);
  });

  test("a request that nobody received a mail about is kept, however old, and counted", async ({ server }) => {
    await server.storeAndTell(1);
    await server.store.storeRequest(newRequest({ fingerprint: "waits" }));
    await server.store.storeRequest(newRequest({ fingerprint: "was given up" }));
    await server.store.storeRequest(
      newRequest({ fingerprint: "only the receipt was given up", deliveries: ["receipt"] }),
    );
    await changeRows(
      server.store,
      `update delivery set state = 'dead' where request_id in
       (select id from contact_request where fingerprint like '%given up')`,
    );
    server.time.now = today + 800 * day;
    await server.runFor(2 * day);
    expect((await server.requests()).map(({ fingerprint }) => fingerprint).toSorted()).toEqual([
      "waits",
      "was given up",
    ]);
    expect(await server.cleanUp()).toEqual({ requests: 0, unnotified: 2 });
  });

  test("mails that were stored, postponed or claimed by a clock that was ahead are sent when it is corrected", async ({
    server,
  }) => {
    server.time.now = today + 800 * day;
    for (let mail = 0; mail < 3; mail++) await server.store.storeRequest(newRequest());
    const putOff = await claimOne(server.store);
    const failed = { sent: false, error: "SMTP 451", waitMs: minute, hopeless: false } as const;
    await server.store.finishDelivery({ ...putOff, result: failed });
    expect(await server.store.claimDeliveries({ max: 1, channel: "email" })).toHaveLength(1);
    server.time.now = today;
    expect(await server.store.claimDeliveries({ max: 5, channel: "email" })).toHaveLength(3);
  });

  test("a clock that is set back by a minute takes no claimed mail from its server", async ({ server }) => {
    await server.store.storeRequest(newRequest());
    expect(await server.store.claimDeliveries({ max: 1, channel: "email" })).toHaveLength(1);
    server.time.now = today - minute;
    expect(await server.store.claimDeliveries({ max: 1, channel: "email" })).toEqual([]);
    server.time.now = today + leaseMs;
    expect(await server.store.claimDeliveries({ max: 1, channel: "email" })).toHaveLength(1);
  });

  test("a clock that jumps while an email is being sent makes its server send it once, and holds up no other", async ({
    server,
  }) => {
    const held = Promise.withResolvers<void>();
    const begun: string[] = [];
    const send = async ({ messageId }: { messageId: string }) => {
      begun.push(messageId);
      await held.promise;
    };
    const channel = emailChannel(server.store, { send });
    const sending: Promise<void>[] = [];
    for (const jump of [0, hour, -day]) {
      server.time.now += jump;
      await server.store.storeRequest(newRequest());
      sending.push(...(await beginDue(channel, 1)), ...(await beginDue(channel, 1)));
    }
    expect(begun).toHaveLength(3);
    expect(new Set(begun).size).toBe(3);
    held.resolve();
    await Promise.all(sending);
    expect((await server.store.rows("delivery")).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
  });

  test("no mail is given up after one failure because the clock jumped four days ahead", async ({ server }) => {
    await server.store.storeRequest(newRequest());
    server.time.now = today + 4 * day;
    const mail = await claimOne(server.store);
    const failed = { sent: false, error: "ECONNECTION", waitMs: minute, hopeless: false } as const;
    expect(await server.store.finishDelivery({ ...mail, result: failed })).toBe("waiting");
  });
});

test("an operator who confirms the clock makes the server trust it at once", async () => {
  await using database = await openExpired("sqlite");
  expect(() => runDb(database, "cleanup", "2020-01-01")).toThrow(/The database's clock says 20.* nothing was deleted/);
  expect(() => runDb(database, "cleanup", "yesterday")).toThrow("yesterday is not a date like");
  expect(await database.rows("contact_request")).toHaveLength(2);
  expect(runDb(database, "cleanup", dateOf(Date.now()))).toContain("2 requests were deleted.");
  expect(await database.rows("contact_request")).toEqual([]);
});

test("on PostgreSQL an operator confirms the database's clock, not the machine's", async () => {
  await using database = await openExpired("postgres");
  const later = dateOf(Date.now() + 100 * day);
  await changeRows(
    database,
    `create function public.clock_timestamp() returns timestamptz language sql as $$ select timestamptz '${later}T12:00Z' $$`,
  );
  const name = new URL(database.DATABASE_URL ?? "").pathname.slice(1);
  await changeRows(database, `alter database ${name} set search_path = public, pg_catalog`);
  expect(() => runDb(database, "cleanup", dateOf(Date.now()))).toThrow(`The database's clock says ${later}`);
  expect(await database.rows("contact_request")).toHaveLength(2);
  expect(runDb(database, "cleanup", later)).toContain("2 requests were deleted.");
  expect(await database.rows("contact_request")).toEqual([]);
});

/** A database with two requests that have expired, and that does not trust its clock yet. */
async function openExpired(engine: EngineName) {
  const database = await openTestDatabase(engine);
  const store = await openStore(database);
  for (let request = 0; request < 2; request++) await store.storeRequest(newRequest({ deliveries: [] }));
  await store.deleteExpired({ retentionDays: 1 });
  await store.close();
  await changeRows(database, `update contact_request set created_at = ${Date.UTC(2026, 10, 20, 1)}`);
  return { ...database, RETENTION_DAYS: "1" };
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** A server whose clock the test sets and that cleans up every six hours: none of its steps is a jump. */
function serverOn(store: Store & TestDatabase, time: { now: number }) {
  const cleanUp = () => store.deleteExpired({ retentionDays });
  return {
    store,
    time,
    cleanUp,
    async runFor(ms: number) {
      await cleanUp();
      for (const end = time.now + ms; time.now < end; ) {
        time.now += Math.min(6 * hour, end - time.now);
        await cleanUp();
      }
    },
    async storeAndTell(count: number) {
      for (let request = 0; request < count; request++) await store.storeRequest(newRequest());
      await sendAll(store);
    },
    requests: () => store.rows("contact_request"),
  };
}
