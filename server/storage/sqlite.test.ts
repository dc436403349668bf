import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "#tests/support/database.ts";
import { databaseName } from "./open.ts";
import { openDatabase, refuseUnsafe, sqliteTransactions, type Task } from "./sqlite.ts";

function openGroup() {
  const database = new DatabaseSync(":memory:");
  database.exec("create table word (text text unique)");
  const { commitGroup } = sqliteTransactions(database);
  const add =
    (text: string): Task =>
    async ({ db }) => {
      await sql`insert into word values (${text})`.execute(db);
      return text;
    };
  const words = () =>
    database
      .prepare("select text from word")
      .all()
      .map((row) => row.text);
  return { database, commitGroup, add, words };
}

test("a task that fails does not affect the others", async () => {
  const { commitGroup, add, words } = openGroup();
  const results = await commitGroup([add("one"), add("one"), add("two")]);
  expect(results.map((result) => "value" in result)).toEqual([true, false, true]);
  expect(words()).toEqual(["one", "two"]);
});

test("no task succeeds if the commit fails", async () => {
  const { database, commitGroup, add, words } = openGroup();
  database.exec("create table child (id text references word (text) deferrable initially deferred)");
  const orphan: Task = async ({ db }) => sql`insert into child values ('nobody')`.execute(db);
  const results = await commitGroup([add("one"), orphan]);
  expect(results.every((result) => "error" in result)).toBe(true);
  expect(words()).toEqual([]);
  expect(await commitGroup([add("next")])).toEqual([{ value: "next" }]);
});

test.each(["off", "normal"])("does not start on SQLite with synchronous=%s", async (synchronous) => {
  await using folder = openSqlite();
  using database = openDatabase(join(folder.DATA_DIR, databaseName));
  database.exec(`pragma synchronous = ${synchronous}`);
  expect(() => refuseUnsafe(database)).toThrow(`synchronous=${synchronous}, which loses requests`);
});

test.each(["3.51.2", "3.50.9", "3.9.20", "2.99.99"])("does not start on SQLite %s", (version) => {
  expect(() => refuseUnsafe(sqliteOf(version))).toThrow(`SQLite ${version} is too old: before 3.51.3`);
});

test.each(["3.51.3", "3.52.0", "4.0.0"])("starts on SQLite %s", (version) => {
  expect(() => refuseUnsafe(sqliteOf(version))).not.toThrow();
});

test("does not start where SQLite has no write-ahead log", () => {
  using database = new DatabaseSync(":memory:");
  expect(() => refuseUnsafe(database)).toThrow("does not allow SQLite's write-ahead log (journal mode memory)");
});

/** A database that is safe, of another version. */
function sqliteOf(version: string): DatabaseSync {
  const results: Record<string, unknown> = {
    "select sqlite_version()": version,
    "pragma journal_mode": "wal",
    "pragma synchronous": 2,
  };
  return { prepare: (query: string) => ({ get: () => ({ result: results[query] }) }) } as unknown as DatabaseSync;
}
