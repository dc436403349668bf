import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { newRequest } from "../../tests/support/contact-request.ts";
import { migrate } from "./migrations.ts";
import { newId } from "./new-id.ts";
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

test("an ID is a UUID of version 7, different each time and in order of time", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(1))).size).toBe(1_000);
  const times = [1, 2, 1_000, Date.now()].map((now) => newId(now));
  expect(times.toSorted()).toEqual(times);
});
