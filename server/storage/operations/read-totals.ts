import type { DailyTotal } from "#server/storage/tables.ts";
import type { Work } from "#server/storage/work.ts";

/** The totals of the visit counter since a day like 2026-11-20, that day included. */
export function readTotals({ db }: Work, { since }: { since: string }): Promise<DailyTotal[]> {
  return db.selectFrom("daily_total").selectAll().where("day", ">=", since).orderBy("day").execute();
}
