import { sql } from "kysely";
import type { DailyTotal } from "#server/storage/tables.ts";
import type { Work } from "#server/storage/work.ts";

/** Some totals and a name for them, under which they are added once, however often they are sent. */
export type TotalsBatch = { id: string; totals: readonly DailyTotal[] };

/** Adds to the totals of the visit counter. */
export async function addTotals({ db, engine }: Work, { id, totals }: TotalsBatch): Promise<void> {
  if (totals.length === 0) return;
  const isNew = await db
    .insertInto("added_totals")
    .values({ id, at: engine.now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!isNew) return;
  // In one order on every server: two that add to the same rows at the same time then wait for each other in turn.
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
