import { sql } from "kysely";
import type { Engine } from "#server/storage/work.ts";

export const sqliteEngine: Engine = {
  name: "sqlite",
  now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  locksRows: false,
};
