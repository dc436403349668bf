import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { newRequest } from "../../tests/support/contact-request.ts";
import { migrate } from "./migrations.ts";
import { keepRequest } from "./requests.ts";
import { sqliteTransactions } from "./sqlite.ts";

test("after a statement fails, no later one of its transaction is run", async () => {
  const database = new DatabaseSync(":memory:");
  const { transact } = sqliteTransactions(database);
  await migrate(transact);
  const prepare = vi.spyOn(database, "prepare");
  const broken = newRequest({ fingerprint: null as never });
  await expect(transact((tx) => keepRequest(tx, broken))).rejects.toThrow("NOT NULL");
  await new Promise(setImmediate);
  expect(prepare.mock.calls.map(([sql]) => sql.split(" (")[0])).toEqual(['insert into "contact_request"']);
  database.close();
});
