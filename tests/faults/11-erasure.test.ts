import { spawnSync } from "node:child_process";
import { openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseName, openStore, withDatabase } from "#server/storage/open.ts";
import { overwriteErased } from "#server/storage/overwrite-erased.ts";
import { eraseRequests } from "#server/storage/personal-data.ts";
import { goodRequest } from "../support/contact-request.ts";
import { engines, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { startTestServer } from "../support/test-server.ts";
import { projectFolder, runDb, settingsFor } from "./backup/run-db.ts";

describe.each(engines)("what is held about an address, on %s", (engine) => {
  test("is exported with its mails, and erased with those that wait", async () => {
    await using place = await openTestDatabase(engine);
    const store = await openStore(place);
    await using desk = await startTestServer({ store });
    await desk.post({ ...goodRequest, email: "Ada@Engine.test" });
    await desk.post();
    await desk.post({ ...goodRequest, email: "charles@engine.test" });
    await store.close();

    const exported = JSON.parse(runDb(place, "export", "ada@engine.test"));
    expect(exported).toHaveLength(2);
    expect(exported[0]).toMatchObject({ ...goodRequest, email: "Ada@Engine.test", mails: [{ state: "waiting" }] });

    expect(runDb(place, "erase", "ADA@engine.test")).toBe(
      "2 requests and 2 mails were deleted, 2 of them not sent yet.\n",
    );
    expect(await place.rows("contact_request")).toMatchObject([{ email: "charles@engine.test" }]);
    expect(await place.rows("outgoing_mail")).toHaveLength(1);
    const bytes = await bytesOnDisk(place);
    expect(bytes).toContain("charles@engine.test");
    expect(bytes).not.toMatch(/ada@engine\.test/i);
  });

  test("is not erased by half: words that the command does not understand stop it", async () => {
    await using place = await openTestDatabase(engine);
    await fill(place, ["ada@engine.test", "charles@engine.test"]);
    expect(() => runDb(place, "erase", "ada@engine.test", "charles@engine.test")).toThrow("is one word too many");
    expect(() => runDb(place, "erase", "--now", "ada@engine.test")).toThrow("is one word too many");
    expect(() => runDb(place, "erase", "ada")).toThrow('"ada" is not an e-mail address.');
    expect(await place.rows("contact_request")).toHaveLength(2);
  });
});

test("an export that does not fit on the disk fails in words", async () => {
  await using place = await openTestDatabase("sqlite");
  await fill(place, ["ada@engine.test"]);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/db.ts", "export", "ada@engine.test"], {
    cwd: projectFolder,
    env: settingsFor(place),
    stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, "ENOSPC: no space left on device, write\n"]);
});

describe("while another program reads the SQLite file", () => {
  test("erasing tries again until it is done, and then no file holds what was erased", async () => {
    await using place = await openTestDatabase("sqlite");
    const reader = await fillAndRead(place);
    await withDatabase(place, (transact) => transact((work) => eraseRequests(work, { email: "ada@engine.test" })));
    // The first attempt is over when this has an answer to wait for, and it was in vain.
    const done = overwriteErased(place, { attempts: 2, pauseMs: 1 });
    expect(await bytesOnDisk(place)).toContain("ada@engine.test");
    reader.close();
    expect(await done).toBe(true);
    expect(await bytesOnDisk(place)).not.toContain("ada@engine.test");
  });

  test("erasing says what remains if it goes on, and can be run again", async () => {
    await using place = await openTestDatabase("sqlite");
    const reader = await fillAndRead(place);
    expect(() => runDb(place, "erase", "ada@engine.test")).toThrow(
      /1 requests and 1 mails were deleted, .* still stands in the files of the database: another program/,
    );
    expect(await place.rows("contact_request")).toHaveLength(1);
    expect(await bytesOnDisk(place)).toContain("ada@engine.test");
    reader.close();
    runDb(place, "erase", "ada@engine.test");
    expect(await bytesOnDisk(place)).not.toContain("ada@engine.test");
  });
});

describe("on PostgreSQL", () => {
  test("what was erased stands neither in the table's files nor in the samples of its columns", async () => {
    await using place = await openTestDatabase("postgres");
    await fill(place, ["ada@engine.test", "charles@engine.test", "charles@engine.test"]);
    const client = await connect(place);
    await client.query("analyze contact_request");
    const samples = "select * from pg_stats where tablename = 'contact_request'";
    expect(JSON.stringify((await client.query(samples)).rows)).toContain("charles@engine.test");

    runDb(place, "erase", "charles@engine.test");
    expect(JSON.stringify((await client.query(samples)).rows)).not.toContain("charles@engine.test");
    const bytes = await bytesOnDisk(place);
    expect(bytes).toContain("ada@engine.test");
    expect(bytes).not.toContain("charles@engine.test");
  });

  test.each([
    ["an older transaction", "select from migration"],
    ["a reader of the table", "select from contact_request"],
  ])("%s keeps it there, and that is said", async (_who, query) => {
    await using place = await openTestDatabase("postgres");
    await fill(place, ["ada@engine.test"]);
    const other = await connect(place);
    await other.query("begin isolation level repeatable read");
    await other.query(query);
    const client = await connect(place);
    await client.query("delete from contact_request");
    expect(await overwriteErased(place, { attempts: 2, pauseMs: 1 })).toBe(false);
    await other.query("rollback");
    expect(await overwriteErased(place, { attempts: 1, pauseMs: 1 })).toBe(true);
    expect(await bytesOnDisk(place)).not.toContain("ada@engine.test");
  });
});

async function fill(place: TestDatabase, addresses: readonly string[]): Promise<void> {
  const store = await openStore(place);
  await using desk = await startTestServer({ store });
  for (const email of addresses) expect((await desk.post({ ...goodRequest, email })).statusCode).toBe(200);
  await store.close();
}

/** Stores two requests, and leaves a reader in the middle of reading them. */
async function fillAndRead(place: TestDatabase): Promise<DatabaseSync> {
  await fill(place, ["ada@engine.test", "charles@engine.test"]);
  const reader = new DatabaseSync(join(place.DATA_DIR, databaseName));
  reader.exec("begin");
  reader.prepare("select * from contact_request").all();
  onTestFinished(() => {
    if (reader.isOpen) reader.close();
  });
  return reader;
}

async function connect({ DATABASE_URL }: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client(DATABASE_URL);
  // The database ends while the test still holds it.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Everything that the files of the database hold: of SQLite also its log, of PostgreSQL the table and its long texts. */
async function bytesOnDisk(place: TestDatabase): Promise<string> {
  const files = place.DATABASE_URL
    ? await tableFiles(place)
    : readdirSync(place.DATA_DIR).map((name) => join(place.DATA_DIR, name));
  return files.map((file) => readFileSync(file, "latin1")).join("\n");
}

async function tableFiles(place: TestDatabase): Promise<string[]> {
  const client = await connect(place);
  try {
    await client.query("checkpoint");
    const { rows } = await client.query(
      `select current_setting('data_directory') || '/' || pg_relation_filepath(unnest(array[oid, reltoastrelid])) as file
       from pg_class where oid = 'contact_request'::regclass`,
    );
    return rows.map(({ file }) => file);
  } finally {
    await client.end();
  }
}
