import { sql } from "kysely";
import type { DailyTotal } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** Some totals and an ID for them, so that they are added once, however often they are sent. */
export type TotalsBatch = { id: string; totals: readonly DailyTotal[] };

/** Adds to the totals of the visit counter. */
export async function addTotals({ db, engine }: Transaction, { id, totals }: TotalsBatch): Promise<void> {
  if (totals.length === 0) return;
  const isNew = await db
    .insertInto("added_totals")
    .values({ id, at: engine.now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!isNew) return;
  // Sorted, so that two servers that add to the same rows at the same time cannot deadlock.
  const sorted = totals.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto("daily_total")
    .values(sorted)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "page", "kind", "label"])
        .doUpdateSet({ count: sql<number>`daily_total.count + excluded.count` }),
    )
    .execute();
}

function keyOf({ day, page, kind, label }: DailyTotal): string {
  return [day, page, kind, label].join("\0");
}

/** The totals of the visit counter since a day like 2026-11-20, including that day. */
export function readTotals({ db }: Transaction, { since }: { since: string }): Promise<DailyTotal[]> {
  return db.selectFrom("daily_total").selectAll().where("day", ">=", since).orderBy("day").execute();
}
