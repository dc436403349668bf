import { inject } from "vitest";
import { createDatabase, type EngineName, openSqlite, type TestDatabase } from "../support/database.ts";

/** A new database for one test. The PostgreSQL is the one that all tests share. */
export async function openTestDatabase(engine: EngineName): Promise<TestDatabase> {
  return engine === "sqlite" ? openSqlite() : createDatabase(inject("postgresUrl"));
}
