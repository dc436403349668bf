import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { Undo } from "#server/storage/work.ts";
import { sqliteTransactions, type Task } from "./sqlite-transact.ts";

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

test("a task that fails takes nobody along", async () => {
  const { commitGroup, add, words } = openGroup();
  const results = await commitGroup([add("one"), add("one"), add("two")]);
  expect(results.map((result) => "value" in result)).toEqual([true, false, true]);
  expect(words()).toEqual(["one", "two"]);
});

test("a task can undo what it did and still give an answer", async () => {
  const { commitGroup, add, words } = openGroup();
  const change: Task = async (work) => {
    await add("gone")(work);
    throw new Undo("never mind");
  };
  expect(await commitGroup([add("one"), change])).toEqual([{ value: "one" }, { value: "never mind" }]);
  expect(words()).toEqual(["one"]);
});

test("nobody is told that it worked if the commit fails", async () => {
  const { database, commitGroup, add, words } = openGroup();
  database.exec("create table child (id text references word (text) deferrable initially deferred)");
  const orphan: Task = async ({ db }) => sql`insert into child values ('nobody')`.execute(db);
  const results = await commitGroup([add("one"), orphan]);
  expect(results.every((result) => "error" in result)).toBe(true);
  expect(words()).toEqual([]);
  expect(await commitGroup([add("next")])).toEqual([{ value: "next" }]);
});

test("groups follow one another, however many come at once", async () => {
  const { commitGroup, add, words } = openGroup();
  await Promise.all(Array.from({ length: 50 }, (_, place) => commitGroup([add(`a${place}`), add(`b${place}`)])));
  expect(words()).toHaveLength(100);
});
