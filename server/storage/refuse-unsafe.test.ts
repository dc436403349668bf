import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../tests/desk/start-postgres.ts";
import { openPostgresStore } from "./postgres/postgres-store.ts";
import { openDatabase, refuseUnsafe } from "./sqlite/open-database.ts";

test.each(["off", "normal"] as const)("does not start on SQLite with synchronous=%s", (synchronous) => {
  const folder = mkdtempSync(join(tmpdir(), "unsafe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = openDatabase(join(folder, "contact.sqlite"), { synchronous });
  expect(() => refuseUnsafe(database)).toThrow(`synchronous=${synchronous}, which loses requests`);
  database.close();
});

test.each(["fsync", "synchronous_commit"])("does not start on PostgreSQL with %s=off", async (setting) => {
  const postgres = await startPostgres(["-c", `${setting}=off`]);
  onTestFinished(() => postgres.remove());
  await expect(openPostgresStore(postgres.url)).rejects.toThrow(`${setting}=off, which loses requests`);
});
