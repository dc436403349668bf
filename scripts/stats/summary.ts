import { type VitalName, vitals } from "../../contract/analytics.ts";
import type { DailyTotal } from "../../server/storage/tables.ts";
import type { Buckets } from "./percentile.ts";

export type Counted = { name: string; today: number; week: number; all: number };
export type Measured = { page: string; buckets: Record<VitalName, Buckets> };

/** The totals of some days, added up for a reader. */
export type Summary = {
  days: { day: string; views: number }[];
  pages: Counted[];
  events: Counted[];
  /** All pages together first, then the pages with the most values. */
  measured: Measured[];
};

const allPages = "all pages";

/** Adds up the totals of these days; the last one is today. */
export function summarize(rows: readonly DailyTotal[], days: readonly string[]): Summary {
  const views = rows.filter(({ kind }) => kind === "view");
  const known = rows.filter(({ kind }) => Object.hasOwn(vitals, kind));
  const measured = [...Map.groupBy(known, ({ page }) => page)].sort((a, b) => sum(b[1]) - sum(a[1]));
  return {
    days: days.map((day) => ({ day, views: sum(views.filter((row) => row.day === day)) })),
    pages: counted(views, days, ({ page }) => page),
    events: counted(
      rows.filter(({ kind }) => kind === "event"),
      days,
      ({ label }) => label,
    ),
    measured: (known.length > 0 ? [[allPages, known] as const, ...measured] : []).map(([page, some]) => ({
      page,
      buckets: { LCP: bucketsOf(some, "LCP"), INP: bucketsOf(some, "INP"), CLS: bucketsOf(some, "CLS") },
    })),
  };
}

function counted(rows: DailyTotal[], days: readonly string[], nameOf: (row: DailyTotal) => string): Counted[] {
  const today = days.at(-1);
  const week = new Set(days.slice(-7));
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, some]) => ({
      name,
      today: sum(some.filter(({ day }) => day === today)),
      week: sum(some.filter(({ day }) => week.has(day))),
      all: sum(some),
    }))
    .sort((a, b) => b.all - a.all || a.name.localeCompare(b.name));
}

function bucketsOf(rows: readonly DailyTotal[], name: VitalName): Buckets {
  const own = rows.filter(({ kind }) => kind === name);
  return new Map([...Map.groupBy(own, ({ label }) => label)].map(([label, some]) => [label, sum(some)]));
}

function sum(rows: readonly DailyTotal[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
