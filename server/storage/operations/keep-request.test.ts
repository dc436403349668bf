import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { migrate } from "#server/storage/migrate.ts";
import { sqliteTransactions } from "#server/storage/sqlite/sqlite-transact.ts";
import { newRequest } from "../../../tests/desk/new-request.ts";
import { keepRequest } from "./keep-request.ts";

test("after a statement that fails none of its transaction is run any more", async () => {
  const database = new DatabaseSync(":memory:");
  const { transact } = sqliteTransactions(database);
  await migrate(transact);
  const prepare = vi.spyOn(database, "prepare");
  const broken = newRequest({ fingerprint: null as never });
  await expect(transact((work) => keepRequest(work, broken))).rejects.toThrow("NOT NULL");
  await new Promise(setImmediate);
  expect(prepare.mock.calls.map(([sql]) => sql.split(" (")[0])).toEqual(['insert into "contact_request"']);
  database.close();
});
