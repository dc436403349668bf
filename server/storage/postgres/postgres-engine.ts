import { sql } from "kysely";
import type { Engine } from "#server/storage/work.ts";

export const postgresEngine: Engine = {
  name: "postgres",
  now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  locksRows: true,
};
