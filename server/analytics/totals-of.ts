import type { AnalyticsEvent, VitalName } from "#contract/analytics.ts";
import type { DailyTotal } from "#server/storage/tables.ts";
import { bucketOf } from "./vital-buckets.ts";

/** A row that something adds to; the count is one. */
export type Total = Omit<DailyTotal, "count">;

/** What stands for every address that is no page of the site: visitors could write anything into it. */
const otherPage = "other";

/** The totals that something adds one to. */
export function totalsOf(happening: AnalyticsEvent, day: string, pages: ReadonlySet<string>): Total[] {
  const page = pages.has(happening.path) ? happening.path : otherPage;
  if (happening.kind === "view") return [{ day, page, kind: "view", label: "" }];
  if (happening.kind === "event") return [{ day, page, kind: "event", label: happening.label }];
  const measured = Object.entries(happening.values) as [VitalName, number][];
  return measured.map(([name, value]) => ({ day, page, kind: name, label: bucketOf(name, value) }));
}
