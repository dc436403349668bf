import { withDatabase } from "#server/storage/open.ts";
import { namedSetUp } from "#tests/support/named-set-up.ts";
import { startPostgres } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of a project. */
export default namedSetUp("tests/faults/serve-postgres.ts", async ({ provide }) => {
  const postgres = await startPostgres(["-c", "max_connections=300"]);
  // PostgreSQL copies every new database from this one, so each has its tables from the beginning.
  const template = new URL("template1", postgres.url).href;
  await withDatabase({ DATABASE_URL: template, DATA_DIR: "" }, async () => {});
  provide("postgresUrl", postgres.url);
  return () => postgres.remove();
});
