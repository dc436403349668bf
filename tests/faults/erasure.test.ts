import { spawnSync } from "node:child_process";
import { openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished } from "vitest";
import { databaseName, openStore, openTransact, withDatabase } from "#server/storage/open.ts";
import { overwriteErased } from "#server/storage/overwrite-erased.ts";
import { eraseRequests } from "#server/storage/personal-data.ts";
import { until } from "#tests/support/client.ts";
import { goodRequest, storeRequest } from "#tests/support/contact-request.ts";
import { changeRows, connectTo, engines, openSqlite, query, type TestDatabase } from "#tests/support/database.ts";
import { whileOn } from "#tests/support/test-of.ts";
import { ada, grace, openServer, startTestServer } from "#tests/support/test-server.ts";
import { runDb, settingsFor } from "./backup/run-db.ts";
import { openTestDatabase, test } from "./fixtures.ts";

describe.each(engines)("what is held about an address, on %s", (engine) => {
  test("is exported with its mails and notes, and erased with those that are waiting", async () => {
    await using database = await openTestDatabase(engine);
    const store = await openStore(database);
    await using server = await startTestServer({ store });
    const asked = { ...goodRequest, email: "Ada@Engine.test", body: "A xylophone that counts" };
    const { id } = (await server.post(asked)).json();
    await store.addNote({ id, who: "staff@ideas.test", text: "Owns a zither" });
    await server.post();
    await server.post({ ...goodRequest, email: "charles@engine.test" });
    await store.close();

    const exported = JSON.parse(runDb(database, "export", "ada@engine.test"));
    expect(exported).toHaveLength(2);
    expect(exported[0]).toMatchObject({
      ...asked,
      deliveries: [{ state: "waiting" }],
      notes: [{ text: "Owns a zither" }],
    });
    expect(exported[1].notes).toEqual([]);
    expect(await bytesOnDisk(database)).toContain("zither");

    expect(runDb(database, "erase", "ADA@engine.test")).toBe(
      "2 requests and 2 emails or webhooks were deleted, 2 of them not sent yet.\n",
    );
    expect(await database.rows("contact_request")).toMatchObject([{ email: "charles@engine.test" }]);
    expect(await database.rows("delivery")).toHaveLength(1);
    const bytes = await bytesOnDisk(database);
    expect(bytes).toContain("charles@engine.test");
    expect(bytes).not.toMatch(/ada@engine\.test|xylophone|zither/i);
  });
});

test("nothing is erased halfway: arguments that the command does not understand stop it", async ({ database }) => {
  await fill(database, ["ada@engine.test", "charles@engine.test"]);
  expect(() => runDb(database, "erase", "ada@engine.test", "charles@engine.test")).toThrow("is one argument too many");
  expect(() => runDb(database, "erase", "--now", "ada@engine.test")).toThrow("is one argument too many");
  expect(() => runDb(database, "erase", "ada")).toThrow('"ada" is not an email address.');
  expect(await database.rows("contact_request")).toHaveLength(2);
});

test("an export that does not fit on the disk fails with an explanation", async ({ database }) => {
  await fill(database, ["ada@engine.test"]);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/db.ts", "export", "ada@engine.test"], {
    env: settingsFor(database),
    stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, "Exporting requests: 1 of 1\nENOSPC: no space left on device, write\n"]);
});

describe("while another program reads the SQLite file", () => {
  test("erasing tries again until it is done, and then no file contains what was erased", async ({ database }) => {
    const reader = await fillAndRead(database);
    await withDatabase(database, (transact) => transact((work) => eraseRequests(work, { email: "ada@engine.test" })));
    // The first attempt has failed by now.
    const done = overwriteErased(database, { max: 2, pauseMs: 1 });
    expect(await bytesOnDisk(database)).toContain("ada@engine.test");
    reader.close();
    expect(await done).toBe(true);
    expect(await bytesOnDisk(database)).not.toContain("ada@engine.test");
  });

  test("erasing reports what remains if the other program keeps reading, and can be run again", async () => {
    await using database = openSqlite();
    const reader = await fillAndRead(database);
    expect(() => runDb(database, "erase", "ada@engine.test")).toThrow(
      /1 requests and 1 emails or webhooks were deleted, .* is still in the files of the database: another program/,
    );
    expect(await database.rows("contact_request")).toHaveLength(1);
    expect(await bytesOnDisk(database)).toContain("ada@engine.test");
    reader.close();
    runDb(database, "erase", "ada@engine.test");
    expect(await bytesOnDisk(database)).not.toContain("ada@engine.test");
  });
});

describe("on PostgreSQL", () => {
  test("what was erased is not in the statistics of its columns, either", async () => {
    await using database = await openTestDatabase("postgres");
    await fill(database, ["ada@engine.test", "charles@engine.test", "charles@engine.test"]);
    await changeRows(database, "analyze contact_request");
    const samples = "select * from pg_stats where tablename = 'contact_request'";
    expect(JSON.stringify(await query(database, samples))).toContain("charles@engine.test");

    runDb(database, "erase", "charles@engine.test");
    expect(JSON.stringify(await query(database, samples))).not.toContain("charles@engine.test");
  });

  test.each([
    ["an older transaction", "select from migration"],
    ["a reader of the table", "select from contact_request"],
  ])("%s keeps it there, and the command says so", async (_who, query) => {
    await using database = await openTestDatabase("postgres");
    await fill(database, ["ada@engine.test"]);
    const other = await connectTo(database);
    await other.query("begin isolation level repeatable read");
    await other.query(query);
    await changeRows(database, "delete from contact_request");
    expect(await overwriteErased(database, { max: 2, pauseMs: 1 })).toBe(false);
    await other.end();
    // As patient as the command is: an automatic analyze of this table may be reading it too.
    expect(await overwriteErased(database)).toBe(true);
    expect(await bytesOnDisk(database)).not.toContain("ada@engine.test");
  });
});

whileOn(test, "desk").for(["request", "person"])(
  "a %s that was erased at the desk leaves the write-ahead log of SQLite, too",
  async (what, { database }) => {
    await using desk = await openServer({ database });
    const body = "a sentence that must not be found anywhere";
    const id = await desk.add({ request: { ...goodRequest, body } });
    const browser = await desk.signedIn();
    const files = () => ["", "-wal"].map((end) => readFileSync(`${database.DATA_DIR}/contact.sqlite${end}`)).join("");
    expect(files()).toContain(body);
    if (what === "request") await browser.send(`/desk/requests/${id}/erase`, { form: {} });
    else {
      const { body } = await browser.send(`/desk/erase?email=${goodRequest.email}`);
      const [, seen = ""] = body.match(/name="seen" value="([\w-]+)"/) ?? [];
      await browser.send("/desk/erase", { form: { email: goodRequest.email, seen } });
    }
    await until("neither file holds it", () => !files().includes(body));
  },
);

describe("on PostgreSQL", () => {
  test.override({ engine: "postgres" });

  test("erasing a person's requests and assigning them at the same time do not wait for each other", async ({
    database,
    store,
  }) => {
    for (const email of [ada, grace]) await store.invite({ email, by: "test" });
    const ids: string[] = [];
    for (let index = 0; index < 30; index++) {
      const id = await storeRequest(store, { request: goodRequest, deliveries: [] });
      await store.changeRequest({ id, who: ada, version: 0, status: "new", assignee: grace });
      ids.push(id);
    }
    await using transactions = openTransact(database);
    const outcomes = await Promise.allSettled([
      transactions.transact((tx) => eraseRequests(tx, { email: goodRequest.email })),
      ...ids.map((id) => store.changeRequest({ id, who: grace, version: 1, status: "new", assignee: ada })),
    ]);
    expect(outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))).toEqual([]);
  });
});

async function fill(database: TestDatabase, addresses: readonly string[]): Promise<void> {
  const store = await openStore(database);
  for (const email of addresses) await storeRequest(store, { request: { ...goodRequest, email } });
  await store.close();
}

/** Stores two requests, and leaves a reader in the middle of reading them. */
async function fillAndRead(database: TestDatabase): Promise<DatabaseSync> {
  await fill(database, ["ada@engine.test", "charles@engine.test"]);
  const reader = new DatabaseSync(join(database.DATA_DIR, databaseName), { timeout: 5_000 });
  reader.exec("begin");
  reader.prepare("select * from contact_request").all();
  onTestFinished(() => {
    if (reader.isOpen) reader.close();
  });
  return reader;
}

/** The contents of the database's files: SQLite's file and log, or PostgreSQL's tables and their TOAST tables. */
async function bytesOnDisk(database: TestDatabase): Promise<string> {
  const files = database.DATABASE_URL
    ? await tableFiles(database)
    : readdirSync(database.DATA_DIR).map((name) => join(database.DATA_DIR, name));
  return files.map((file) => readFileSync(file, "latin1")).join("\n");
}

async function tableFiles(database: TestDatabase): Promise<string[]> {
  await changeRows(database, "checkpoint");
  const rows = await query(
    database,
    `select current_setting('data_directory') || '/' || pg_relation_filepath(unnest(array[oid, reltoastrelid])) as file
     from pg_class where oid in ('contact_request'::regclass, 'request_note'::regclass)`,
  );
  return rows.flatMap(({ file }) => file ?? []);
}
