import type { TestProject } from "vitest/node";
import { startPostgres } from "../support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of a project. */
export default async function servePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(["-c", "max_connections=300"]);
  provide("postgresUrl", postgres.url);
  return () => postgres.remove();
}
