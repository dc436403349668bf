import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, refuseUnsafe } from "./open-database.ts";

test.each(["off", "normal"] as const)("does not start on SQLite with synchronous=%s", (synchronous) => {
  const folder = mkdtempSync(join(tmpdir(), "unsafe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = openDatabase(join(folder, "contact.sqlite"), { synchronous });
  expect(() => refuseUnsafe(database)).toThrow(`synchronous=${synchronous}, which loses requests`);
  database.close();
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
  const answers: Record<string, unknown> = {
    "select sqlite_version()": version,
    "pragma journal_mode": "wal",
    "pragma synchronous": 2,
  };
  return { prepare: (query: string) => ({ get: () => ({ answer: answers[query] }) }) } as unknown as DatabaseSync;
}
