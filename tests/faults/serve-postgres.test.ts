import { expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";

test("a PostgreSQL that cannot start for a test says why", async () => {
  await expect(startPostgres(["-c", "max_connections=none"])).rejects.toThrow(/max_connections.*none/s);
});
