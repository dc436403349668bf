import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/storage/migrate.ts";
import { migrations } from "#server/storage/migrations.ts";
import { openStore } from "#server/storage/open-store.ts";
import { leaseMs } from "#server/storage/operations/claim-mail.ts";
import { leastAttempts } from "#server/storage/operations/finish-mail.ts";
import type { NewRequest } from "#server/storage/operations/keep-request.ts";
import { mailState } from "#server/storage/operations/mail-state.ts";
import { openPool } from "#server/storage/postgres/open-pool.ts";
import { openPostgresStore } from "#server/storage/postgres/postgres-store.ts";
import { postgresTransact } from "#server/storage/postgres/postgres-transact.ts";
import { nodeSqlite } from "#server/storage/sqlite/node-sqlite.ts";
import { sqliteEngine } from "#server/storage/sqlite/sqlite-engine.ts";
import type { Tables } from "#server/storage/tables.ts";
import { changeRows } from "../desk/change-rows.ts";
import { openStoreWithClock } from "../desk/direct-store.ts";
import { newRequest } from "../desk/new-request.ts";
import { engines, openPlace, type Place } from "../desk/place.ts";
import { startPostgres } from "../desk/start-postgres.ts";

const hour = 3_600_000;
const day = 24 * hour;

async function openTwo(place: Place) {
  const time = { now: Date.UTC(2026, 11, 1) };
  const one = await openStoreWithClock(place, () => time.now);
  const other = await openStoreWithClock(place, () => time.now);
  return { time, one, other, close: () => Promise.all([one.close(), other.close()]) };
}

const totals = [{ day: "2026-12-01", page: "/", kind: "view", label: "", count: 1 }] as const;

describe.each(engines)("on %s", (engine) => {
  test("a mail that one server has in hand is not given to another, until the lease has run out", async () => {
    await using place = await openPlace(engine);
    const { time, one, other, close } = await openTwo(place);
    await one.run("keepRequest", newRequest());
    const [first] = await one.run("claimMail", { most: 5 });
    expect(await other.run("claimMail", { most: 5 })).toEqual([]);
    time.now += leaseMs;
    const [second] = await other.run("claimMail", { most: 5 });
    expect(second?.id).toBe(first?.id);

    if (!first || !second) throw new Error("nothing was claimed");
    expect(await one.run("finishMail", { ...first, result: { sent: true } })).toBe("late");
    expect(await other.run("finishMail", { ...second, result: { sent: true } })).toBe("sent");
    await close();
  });

  test("a mail is dead after 72 hours of failures, stays stored, and can be revived", async () => {
    await using place = await openPlace(engine);
    const { time, one, close } = await openTwo(place);
    await one.run("keepRequest", newRequest());
    const fail = async () => {
      const [mail] = await one.run("claimMail", { most: 1 });
      if (!mail) throw new Error("nothing is due");
      const result = { sent: false, error: "SMTP 451", waitMs: 1_000, hopeless: false } as const;
      return one.run("finishMail", { ...mail, result });
    };
    expect(await fail()).toBe("waiting");
    expect(await one.run("claimMail", { most: 1 })).toEqual([]);
    for (let attempt = 2; attempt < leastAttempts; attempt++) {
      time.now += hour;
      expect(await fail()).toBe("waiting");
    }
    time.now += 2 * hour;
    expect(await fail()).toBe("dead");
    expect(await one.run("claimMail", { most: 1 })).toEqual([]);
    expect(await one.run("mailState", {})).toMatchObject({ waiting: 0, dead: 1 });

    expect(await one.run("retryMail", {})).toBe(1);
    expect(await fail()).toBe("waiting");
    await close();
  });

  test("a captcha that was used undoes the whole request", async () => {
    await using place = await openPlace(engine);
    const { one, close } = await openTwo(place);
    const captchaUse = { id: "used", expiresAt: 0 };
    await one.run("keepRequest", newRequest({ captchaUse }));
    expect(await one.run("keepRequest", newRequest({ captchaUse }))).toEqual({ outcome: "captchaUsed" });
    expect(await place.rows("contact_request")).toHaveLength(1);
    expect(await place.rows("outgoing_mail")).toHaveLength(1);
    await close();
  });

  test("what is past its time is forgotten, with its mails; the rest stays", async () => {
    await using place = await openPlace(engine);
    const { time, one, close } = await openTwo(place);
    const runFor = async (days: number, retentionDays: number) => {
      for (let passed = 0; passed < days; passed++) {
        time.now += day;
        await one.run("forgetExpired", { retentionDays });
      }
    };
    await one.run("keepRequest", newRequest());
    const [mail] = await one.run("claimMail", { most: 1 });
    if (!mail) throw new Error("nothing is due");
    await one.run("finishMail", { ...mail, result: { sent: true } });
    await one.run("countClient", { client: "long gone", windowMs: 1_000 });
    await one.run("addTotals", { id: "long ago", totals });
    await runFor(8, 0);
    await one.run("keepRequest", newRequest({ captchaUse: { id: "new", expiresAt: time.now } }));
    await one.run("countClient", { client: "somebody", windowMs: 1_000 });
    await one.run("addTotals", { id: "just now", totals });
    expect(await one.run("forgetExpired", { retentionDays: 0 })).toEqual({ requests: 0, untold: 0 });
    expect(await one.run("forgetExpired", { retentionDays: 7 })).toEqual({ requests: 1, untold: 0 });
    expect(await place.rows("outgoing_mail")).toHaveLength(1);
    expect(await place.rows("captcha_use")).toMatchObject([{ id: "new" }]);
    expect(await place.rows("client_count")).toMatchObject([{ client: "somebody", count: 1 }]);
    expect(await place.rows("added_totals")).toMatchObject([{ id: "just now" }]);
    expect(await place.rows("daily_total")).toMatchObject([{ count: 2 }]);
    await close();
  });

  test("a client has one count in a window, even if the clock moves on within a statement", async () => {
    await using place = await openPlace(engine);
    let now = Date.UTC(2026, 11, 1) + 5;
    const store = await openStoreWithClock(place, () => now++);
    const client = { client: "somebody", windowMs: hour };
    const counts: number[] = [];
    for (let i = 0; i < 3; i++) counts.push((await store.run("countClient", client)).count);
    expect(counts).toEqual([1, 2, 3]);
    expect(await place.rows("client_count")).toMatchObject([{ window_start: Date.UTC(2026, 11, 1), count: 3 }]);
    await store.close();
  });

  test("a batch of totals that is sent twice is added once", async () => {
    await using place = await openPlace(engine);
    const { one, other, close } = await openTwo(place);
    for (const store of [one, other]) await store.run("addTotals", { id: "a batch", totals });
    await one.run("addTotals", { id: "another batch", totals });
    expect(await place.rows("daily_total")).toMatchObject([{ count: 2 }]);
    await close();
  });

  test("a request that could not be stored uses up no captcha", async () => {
    await using place = await openPlace(engine);
    const { one, close } = await openTwo(place);
    const broken = newRequest({ fingerprint: null as never });
    await expect(one.run("keepRequest", broken)).rejects.toThrow();
    await one.run("keepRequest", newRequest());
    expect(await place.rows("captcha_use")).toHaveLength(1);
    expect(await one.run("keepRequest", { ...broken, fingerprint: "whole" })).toMatchObject({ outcome: "stored" });
    await close();
  });

  test("an old program does not start on a database that a newer one has changed, and says so", async () => {
    await using place = await openPlace(engine);
    await (await openStore(place)).close();
    await changeRows(place, "insert into migration (name, at) values ('999-from-the-future', 0)");
    await expect(openStore(place)).rejects.toThrow("newer than this program, which does not know 999-from-the-future.");
  });

  test("a program that runs goes on when a newer one changes the database", async () => {
    await using place = await openPlace(engine);
    const store = await openStore(place);
    await changeRows(place, "insert into migration (name, at) values ('999-from-the-future', 0)");
    expect(await store.run("keepRequest", newRequest())).toMatchObject({ outcome: "stored" });
    await store.close();
  });

  test("two servers that count the same client count together", async () => {
    await using place = await openPlace(engine);
    const { time, one, other, close } = await openTwo(place);
    const input = { client: "somebody", windowMs: 600_000 };
    expect((await one.run("countClient", input)).count).toBe(1);
    expect(await other.run("countClient", input)).toEqual({ count: 2, msLeft: 600_000 });
    time.now += 600_000;
    expect((await one.run("countClient", input)).count).toBe(1);
    await close();
  });

  test("an address gets three receipts a day, also from many requests at once, and every request is kept", async () => {
    await using place = await openPlace(engine);
    const addresses = ["one", "two", "three", "four", "five"];
    const stores = [await openStore(place), await openStore(place)] as const;
    const asked = Array.from({ length: 40 }, (_, number) => {
      const receiptKey = addresses[(number * 3) % addresses.length] ?? "";
      return newRequest({ mails: ["notification", "receipt"], receiptKey });
    });
    // Two servers, in opposite order: neither may wait for the other in a circle.
    const kept = await Promise.all([
      ...asked.slice(0, 20).map((input) => stores[0].run("keepRequest", input)),
      ...asked
        .slice(20)
        .toReversed()
        .map((input) => stores[1].run("keepRequest", input)),
    ]);
    for (const store of stores) await store.close();
    expect(new Set(kept.map(({ outcome }) => outcome))).toEqual(new Set(["stored"]));
    const kinds = (await place.rows("outgoing_mail")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "notification")).toHaveLength(40);
    expect(kinds.filter((kind) => kind === "receipt")).toHaveLength(3 * addresses.length);
  });

  test("the next day an address gets receipts again; what was not stored did not count", async () => {
    await using place = await openPlace(engine);
    const { time, one, close } = await openTwo(place);
    const ask = (changes: Partial<NewRequest> = {}) =>
      one.run("keepRequest", newRequest({ mails: ["notification", "receipt"], ...changes }));
    const receipts = async () => (await place.rows("outgoing_mail")).filter(({ kind }) => kind === "receipt").length;
    const captchaUse = { id: "used", expiresAt: time.now };
    for (let round = 0; round < 5; round++) await ask({ captchaUse });
    expect(await receipts()).toBe(1);
    for (let round = 0; round < 5; round++) await ask();
    expect(await receipts()).toBe(3);
    time.now += day;
    await ask();
    expect(await receipts()).toBe(4);
    await close();
  });
});

test("migrations only add: no statement of theirs takes anything away from a server that still runs", async () => {
  const statements: string[] = [];
  const database = new DatabaseSync(":memory:");
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: nodeSqlite(database) }),
    log: ({ query }) => void statements.push(query.sql),
  });
  for (const { up } of migrations) await up({ db, engine: sqliteEngine });
  database.close();
  expect(statements.length).toBeGreaterThanOrEqual(migrations.length);
  const adding = /^(create table|create index|create unique index|alter table \S+ add column) /;
  expect(statements.filter((statement) => !adding.test(statement))).toEqual([]);
});

test("a PgBouncer has to know the names of statements and the startup parameters that the manual tells", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const sent = Promise.withResolvers<string[]>();
  const between = createServer((socket) => {
    socket.once("data", (packet) => sent.resolve(packet.toString("utf8", 8).split("\0")));
    const database = connect(Number(new URL(postgres.url).port), "127.0.0.1").on("error", () => {});
    socket
      .on("error", () => {})
      .pipe(database)
      .pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(between, "listening");
  onTestFinished(() => void between.close());
  const url = new URL(postgres.url);
  const address = between.address();
  url.port = String(typeof address === "object" && address?.port);

  const pool = openPool(url.href, () => {});
  const transact = postgresTransact(pool);
  await migrate(transact);
  await transact((work) => mailState(work, {}));
  const { rows } = await pool.query(
    "select statement from pg_prepared_statements where statement like 'select %outgoing_mail%'",
  );
  await pool.end();
  expect(rows).toHaveLength(1);

  // Those that PgBouncer passes on or handles itself, see "ignore_startup_parameters" in its manual.
  const known = ["user", "database", "client_encoding", "application_name"];
  const names = (await sent.promise).filter((word, place) => place % 2 === 0 && word !== "");
  const [, named = ""] =
    readFileSync("docs/operations.md", "utf8").match(/ignore_startup_parameters = ([a-z_,]+)/) ?? [];
  expect(names.filter((name) => !known.includes(name)).toSorted()).toEqual(named.split(",").toSorted());
});

test.each(["fsync", "synchronous_commit"])("does not start on PostgreSQL with %s=off", async (setting) => {
  const postgres = await startPostgres(["-c", `${setting}=off`]);
  onTestFinished(() => postgres.remove());
  await expect(openPostgresStore(postgres.url)).rejects.toThrow(`${setting}=off, which loses requests`);
});
