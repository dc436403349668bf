import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, refuseUnsafe } from "./open-database.ts";

test.each(["off", "normal"] as const)("does not start on SQLite with synchronous=%s", (synchronous) => {
  const folder = mkdtempSync(join(tmpdir(), "unsafe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = openDatabase(join(folder, "contact.sqlite"), { synchronous });
  expect(() => refuseUnsafe(database)).toThrow(`synchronous=${synchronous}, which loses requests`);
  database.close();
});
