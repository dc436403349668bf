import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { describe, expect, vi } from "vitest";
import { deleteAllExpired, maxRequestsInStep } from "#server/storage/delete-expired.ts";
import { leaseMs, minAttempts, outboxState } from "#server/storage/deliveries.ts";
import { day, hour } from "#server/storage/durations.ts";
import { migrate, migrations } from "#server/storage/migrations.ts";
import { openStore } from "#server/storage/open.ts";
import type { NewRequest } from "#server/storage/requests.ts";
import { newRequest } from "#tests/support/contact-request.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { startTcpServer } from "#tests/support/mail-servers.ts";
import { openStoreWithClock } from "#tests/support/store-with-clock.ts";
import { claimOne, openTestDatabase, passDays, sendAll, test } from "./fixtures.ts";

const totals = [{ day: "2026-12-01", page: "/", kind: "view", label: "", count: 1 }] as const;

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("a mail that one server has claimed is not given to another until the lease ends", async ({
    time,
    store,
    other,
  }) => {
    await store.storeRequest(newRequest());
    const first = await claimOne(store);
    expect(await other.claimDeliveries({ max: 5, channel: "email" })).toEqual([]);
    time.now += leaseMs;
    const second = await claimOne(other);
    expect(second.id).toBe(first.id);
    expect(await store.finishDelivery({ ...first, result: { sent: true } })).toBe("late");
    expect(await other.finishDelivery({ ...second, result: { sent: true } })).toBe("sent");
  });

  test("a mail is dead after 72 hours of failures, stays stored, and can be retried", async ({ time, store }) => {
    await store.storeRequest(newRequest());
    const fail = async () => {
      const mail = await claimOne(store);
      const result = { sent: false, error: "SMTP 451", waitMs: 1_000, hopeless: false } as const;
      return store.finishDelivery({ ...mail, result });
    };
    expect(await fail()).toBe("waiting");
    expect(await store.claimDeliveries({ max: 1, channel: "email" })).toEqual([]);
    for (let attempt = 2; attempt < minAttempts; attempt++) {
      time.now += hour;
      expect(await fail()).toBe("waiting");
    }
    time.now += 2 * hour;
    expect(await fail()).toBe("dead");
    expect(await store.claimDeliveries({ max: 1, channel: "email" })).toEqual([]);
    expect(await store.outboxState()).toMatchObject({ emails: { waiting: 0, dead: 1 } });

    expect(await store.retryDeliveries()).toBe(1);
    expect(await fail()).toBe("waiting");
  });

  test("what has expired is deleted with its mails; the rest stays", async ({ time, store }) => {
    await store.storeRequest(newRequest());
    await sendAll(store);
    await store.countClient({ client: "long gone", windowMs: 1_000 });
    await store.addTotals({ id: "long ago", totals });
    await passDays(8, { store, time });
    await store.storeRequest(newRequest({ captchaId: "new" }));
    await store.countClient({ client: "someone", windowMs: 1_000 });
    await store.addTotals({ id: "just now", totals });
    expect(await store.deleteExpired({ retentionDays: 0 })).toEqual({ requests: 0, unnotified: 0 });
    expect(await store.deleteExpired({ retentionDays: 7 })).toEqual({ requests: 1, unnotified: 0 });
    expect(await store.rows("delivery")).toHaveLength(1);
    expect(await store.rows("client_count")).toMatchObject([{ client: "someone", count: 1 }]);
    expect(await store.rows("added_totals")).toMatchObject([{ id: "just now" }]);
    expect(await store.rows("daily_total")).toMatchObject([{ count: 2 }]);
  });

  test("what has expired is deleted in small steps, so that no visitor waits long, and each row is looked at once", async ({
    time,
    store,
  }) => {
    const count = 2 * maxRequestsInStep + 1;
    const add = () => store.storeRequest(newRequest({ captchaId: undefined, deliveries: [] }));
    await Promise.all(Array.from({ length: count }, add));
    // Nobody was told about this one.
    await store.storeRequest(newRequest({ captchaId: undefined }));
    await store.deleteExpired({ retentionDays: 7 });
    await passDays(8, { store, time });
    await add();
    const left = async () => (await store.rows("contact_request")).length;
    const steps: number[] = [];
    const all = await deleteAllExpired(
      async (step) => {
        const before = await left();
        const result = await store.deleteExpired(step);
        steps.push(before - (await left()));
        expect(result.requests).toBe(steps.at(-1));
        expect(result.requests + result.unnotified).toBeLessThanOrEqual(maxRequestsInStep);
        return result;
      },
      { retentionDays: 7 },
    );
    expect(all).toEqual({ requests: count, unnotified: 1 });
    expect(steps).toHaveLength(3);
    expect(await left()).toBe(2);
  });

  test("more counts than a step deletes go in several, before the requests", async ({ time, store }) => {
    await store.storeRequest(newRequest({ captchaId: undefined, deliveries: [] }));
    await store.deleteExpired({ retentionDays: 7 });
    await passDays(7, { store, time });
    time.now += day;
    await changeRows(
      store,
      `insert into client_count (client, window_start, count)
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 501) select cast(n as text), 1, 1 from numbers`,
    );
    expect(await store.deleteExpired({ retentionDays: 7 })).toEqual({ requests: 0, unnotified: 0, next: "" });
    expect(await store.deleteExpired({ retentionDays: 7, after: "" })).toEqual({ requests: 1, unnotified: 0 });
    expect(await store.rows("client_count")).toEqual([]);
  });

  test("a client has one count in a window, even if the clock moves on within a statement", async ({ database }) => {
    let now = Date.UTC(2026, 11, 1) + 5;
    const store = await openStoreWithClock(database, () => now++);
    const client = { client: "someone", windowMs: hour };
    const counts: number[] = [];
    for (let i = 0; i < 3; i++) counts.push((await store.countClient(client)).count);
    expect(counts).toEqual([1, 2, 3]);
    expect(await database.rows("client_count")).toMatchObject([{ window_start: Date.UTC(2026, 11, 1), count: 3 }]);
    await store.close();
  });

  test("a batch of totals that is sent twice is added once", async ({ store, other }) => {
    for (const one of [store, other]) await one.addTotals({ id: "a batch", totals });
    await store.addTotals({ id: "another batch", totals });
    expect(await store.rows("daily_total")).toMatchObject([{ count: 2 }]);
  });

  test("a request that could not be stored uses up no captcha", async ({ store }) => {
    const broken = newRequest({ fingerprint: null as never });
    await expect(store.storeRequest(broken)).rejects.toThrow();
    expect(await store.storeRequest({ ...broken, fingerprint: "whole" })).toMatchObject({ outcome: "stored" });
  });

  test("a database that a newer release changed: running servers go on, none starts", async ({ database }) => {
    const store = await openStore(database);
    await changeRows(database, "insert into migration (name, at) values ('999-from-the-future', 0)");
    expect(await store.storeRequest(newRequest())).toMatchObject({ outcome: "stored" });
    await store.close();
    await expect(openStore(database)).rejects.toThrow(
      "newer than this program, which does not know 999-from-the-future.",
    );
  });

  test("two servers that count the same client count together", async ({ time, store, other }) => {
    const input = { client: "someone", windowMs: 600_000 };
    expect((await store.countClient(input)).count).toBe(1);
    expect(await other.countClient(input)).toEqual({ count: 2, msLeft: 600_000 });
    time.now += 600_000;
    expect((await store.countClient(input)).count).toBe(1);
  });

  test("an address gets three receipts a day, even from many requests at once, and every request is kept", async ({
    database,
  }) => {
    const addresses = ["one", "two", "three", "four", "five"];
    const stores = [await openStore(database), await openStore(database)] as const;
    const asked = Array.from({ length: 40 }, (_, number) => {
      const receiptKey = addresses[(number * 3) % addresses.length] ?? "";
      return newRequest({ deliveries: ["notification", "receipt"], receiptKey });
    });
    // Two servers in opposite order: they must not deadlock.
    const kept = await Promise.all([
      ...asked.slice(0, 20).map((input) => stores[0].storeRequest(input)),
      ...asked
        .slice(20)
        .toReversed()
        .map((input) => stores[1].storeRequest(input)),
    ]);
    for (const store of stores) await store.close();
    expect(new Set(kept.map(({ outcome }) => outcome))).toEqual(new Set(["stored"]));
    const kinds = (await database.rows("delivery")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "notification")).toHaveLength(40);
    expect(kinds.filter((kind) => kind === "receipt")).toHaveLength(3 * addresses.length);
  });

  test("the next day an address gets receipts again; what was not stored did not count", async ({ time, store }) => {
    const ask = (changes: Partial<NewRequest> = {}) =>
      store.storeRequest(newRequest({ deliveries: ["notification", "receipt"], ...changes }));
    const receipts = async () => (await store.rows("delivery")).filter(({ kind }) => kind === "receipt").length;
    for (let round = 0; round < 5; round++) await ask({ captchaId: "used" });
    expect(await receipts()).toBe(1);
    for (let round = 0; round < 5; round++) await ask();
    expect(await receipts()).toBe(3);
    time.now += day;
    await ask();
    expect(await receipts()).toBe(4);
  });
});

test("migrations only add: no statement of theirs takes anything away from a server that still runs", () => {
  const adding = /^(create (unlogged )?table|create (unique )?index|alter table \S+ add column) /;
  for (const engine of engines) {
    const statements = migrations.flatMap(({ up }) => up(engine));
    expect(statements.length).toBeGreaterThanOrEqual(migrations.length);
    expect(statements.filter((statement) => !adding.test(statement))).toEqual([]);
  }
});

test("of servers that start together on a new PostgreSQL, one creates the tables", async () => {
  await using database = await openTestDatabase("postgres");
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(database)));
  expect((await database.rows("migration")).map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  for (const store of stores) await store.close();
});

test("PgBouncer must know the statement names and startup parameters that the manual lists", async () => {
  await using database = await openTestDatabase("postgres");
  const url = new URL(database.DATABASE_URL ?? "");
  const port = Number(url.port);
  const sent = Promise.withResolvers<string[]>();
  await using between = await startTcpServer((socket) => {
    socket.once("data", (packet) => sent.resolve(packet.toString("utf8", 8).split("\0")));
    const server = connect(port, "127.0.0.1").on("error", () => {});
    socket.pipe(server).pipe(socket);
  });
  url.port = new URL(between.url).port;

  // Only so many statements of a process get a name, and other tests may have used them all.
  vi.resetModules();
  const { openPool, postgresTransact } = await import("#server/storage/postgres.ts");
  const pool = openPool(url.href);
  const transact = postgresTransact(pool);
  await migrate(transact);
  await transact((tx) => outboxState(tx));
  const { rows } = await pool.query(
    "select statement from pg_prepared_statements where statement like 'select %delivery%'",
  );
  await pool.end();
  expect(rows).toHaveLength(1);

  // Those that PgBouncer passes on or handles itself, see "ignore_startup_parameters" in its manual.
  const known = ["user", "database", "client_encoding", "application_name"];
  const names = (await sent.promise).filter((word, index) => index % 2 === 0 && word !== "");
  const [, named = ""] =
    readFileSync("docs/operations.md", "utf8").match(/ignore_startup_parameters = ([a-z_,]+)/) ?? [];
  expect(names.filter((name) => !known.includes(name)).toSorted()).toEqual(named.split(",").toSorted());
});
