import { type VitalName, vitals } from "#contract/analytics.ts";
import { day } from "#server/storage/durations.ts";
import type { DailyTotal } from "#server/storage/tables.ts";
import type { SourceCount } from "#server/storage/visit-source.ts";
import { beyond } from "./visit-counter.ts";

export type Counted = { name: string; today: number; week: number; all: number };
export type Measured = { page: string; buckets: Record<VitalName, Buckets> };

/** The totals of some days, added up for a reader. */
export type Summary = {
  days: { day: string; views: number; buckets: Record<VitalName, Buckets> }[];
  pages: Counted[];
  events: Counted[];
  /** Views that began a visit, by where they came from. */
  sources: Counted[];
  /** Of scripts, by what one went wrong with: its message, the file, and the hash of its release's first script. */
  errors: (Counted & { message: string; file: string; release: string })[];
  /** All pages together first, then the pages with the most values. */
  measured: Measured[];
};

const allPages = "all pages";

/** Adds up the totals of these days; the last one is today. */
export function summarize(rows: readonly DailyTotal[], days: readonly string[]): Summary {
  const views = rows.filter(({ kind }) => kind === "view");
  const clicks = rows.filter(({ kind }) => kind === "event");
  const known = rows.filter(({ kind }) => Object.hasOwn(vitals, kind));
  const [viewsOf, knownOf] = [views, known].map((some) => Map.groupBy(some, ({ day }) => day));
  const measured = [...Map.groupBy(known, ({ page }) => page)].sort((a, b) => sum(b[1]) - sum(a[1]));
  return {
    days: days.map((day) => ({
      day,
      views: sum(viewsOf?.get(day) ?? []),
      buckets: allBuckets(knownOf?.get(day) ?? []),
    })),
    pages: counted(views, days, ({ page }) => page),
    events: counted(clicks, days, ({ label }) => label),
    sources: counted(
      rows.filter(({ kind }) => kind === "source"),
      days,
      ({ label }) => label,
    ),
    errors: counted(
      rows.filter(({ kind }) => kind === "error"),
      days,
      ({ page, label }) => `${page} ${label}`,
    ).map((row) => {
      const [file = "", release = "", ...words] = row.name.split(" ");
      return { ...row, file, release, message: words.join(" ") };
    }),
    measured: (known.length > 0 ? [[allPages, known] as const, ...measured] : []).map(([page, some]) => ({
      page,
      buckets: allBuckets(some),
    })),
  };
}

/** Each source with the views that it began and the requests that it led to; those with the most requests first. */
export function joinSources(views: Summary["sources"], requests: readonly SourceCount[]) {
  const none = { week: 0, all: 0 };
  const names = new Set([...requests.map(({ source }) => source), ...views.map(({ name }) => name)]);
  return [...names].map((source) => ({
    source,
    views: views.find(({ name }) => name === source) ?? none,
    requests: requests.find((one) => one.source === source) ?? none,
  }));
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

function allBuckets(rows: readonly DailyTotal[]): Record<VitalName, Buckets> {
  return { LCP: bucketsOf(rows, "LCP"), INP: bucketsOf(rows, "INP"), CLS: bucketsOf(rows, "CLS") };
}

function bucketsOf(rows: readonly DailyTotal[], name: VitalName): Buckets {
  const own = rows.filter(({ kind }) => kind === name);
  return new Map([...Map.groupBy(own, ({ label }) => label)].map(([label, some]) => [label, sum(some)]));
}

function sum(rows: readonly DailyTotal[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** The last days as 2026-11-20 in UTC, today as the last one. */
export function lastDays(count: number, now: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * day).toISOString().slice(0, 10),
  );
}

/** How many values fell into each bucket, by the bucket's upper bound. */
type Buckets = ReadonlyMap<string, number>;

/** Estimates a percentile: values are assumed to be spread evenly inside their bucket. */
export function percentile(buckets: Buckets, share: number): number {
  const sorted = [...buckets].map(([end, count]) => ({ end: endOf(end), count })).sort((a, b) => a.end - b.end);
  let left = share * samplesIn(buckets);
  let start = 0;
  for (const { end, count } of sorted) {
    // The last bucket has no upper bound.
    if (left <= count) return end === Number.POSITIVE_INFINITY ? start : start + (left / count) * (end - start);
    left -= count;
    start = end;
  }
  return start;
}

/** The share of values up to `limit`, which must be a bucket's upper bound. */
export function shareUpTo(buckets: Buckets, limit: number): number {
  let below = 0;
  for (const [end, count] of buckets) if (endOf(end) <= limit) below += count;
  return below / samplesIn(buckets);
}

export function samplesIn(buckets: Buckets): number {
  return [...buckets.values()].reduce((sum, count) => sum + count, 0);
}

/** A value with its unit, short. */
export function vitalText(name: VitalName, value: number): string {
  if (vitals[name].unit === "") return value.toFixed(3);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

function endOf(label: string): number {
  return label === beyond ? Number.POSITIVE_INFINITY : Number(label);
}
