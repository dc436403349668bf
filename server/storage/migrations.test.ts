import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { contactFields, type FieldName, fieldNames } from "#contract/contact.ts";
import { newRequest } from "#tests/support/contact-request.ts";
import { addField, migrate, migrations } from "./migrations.ts";
import { storeRequest } from "./requests.ts";
import { sqliteTransactions } from "./sqlite.ts";

async function openMigrated() {
  const database = new DatabaseSync(":memory:");
  const { transact } = sqliteTransactions(database);
  await migrate(transact);
  return { database, transact };
}

test("every field of the form has a column; a new field needs a line with addField in migrations.ts", async () => {
  const { database } = await openMigrated();
  const columns = database.prepare("select name from pragma_table_info('contact_request')").all();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(fieldNames));
});

test("migrations run once, in their order, and one that is added later only once more", async () => {
  const { transact } = await openMigrated();
  const second = { name: "002-second", up: () => ["create table second (id text)"] };
  const third = { name: "003-third", up: () => ["alter table second add column name text"] };
  expect(await migrate(transact)).toEqual([]);
  expect(await migrate(transact, [...migrations, second, third])).toEqual(["002-second", "003-third"]);
  expect(await migrate(transact, [...migrations, second, third])).toEqual([]);
});

test.each([
  ["phone", ""],
  ["purpose", "[]"],
] as const)("the field %s, if it is added later, is empty in earlier requests", async (field, empty) => {
  const { database, transact } = await openMigrated();
  await transact((tx) => storeRequest(tx, newRequest()));
  // SQLite drops no column that an index is about.
  const indexes = database
    .prepare("select name from sqlite_schema where type = 'index' and sql like ?")
    .all(`%${field}%`);
  for (const { name } of indexes) database.exec(`drop index ${name}`);
  database.exec(`alter table contact_request drop column ${field}`);
  expect(await migrate(transact, [...migrations, addField("999", field)])).toEqual([`999-${field}`]);
  expect(database.prepare(`select ${field} from contact_request`).all()).toMatchObject([{ [field]: empty }]);
});

test("a field that is added later may be called like a word of SQL, and keeps its capitals", async () => {
  const names = ["order", "companyName"];
  onTestFinished(() => {
    for (const name of names) Reflect.deleteProperty(contactFields, name);
  });
  for (const name of names) Object.assign(contactFields, { [name]: contactFields.phone });
  const { database, transact } = await openMigrated();
  await migrate(transact, [...migrations, ...names.map((name) => addField("999", name as FieldName))]);
  const columns = database.prepare("select name from pragma_table_info('contact_request')").all();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
