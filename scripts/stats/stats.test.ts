import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { lastDays, percentile, shareUpTo, summarize } from "#server/analytics/summary.ts";
import { openStore } from "#server/storage/open.ts";
import type { DailyTotal } from "#server/storage/tables.ts";
import { noSource } from "#server/storage/visit-source.ts";
import { storeRequest } from "#tests/support/contact-request.ts";
import { openSqlite } from "#tests/support/database.ts";
import { columnChart, report } from "./report.ts";

const days = lastDays(30, Date.UTC(2026, 10, 20, 12));

const row = (day: string, page: string, kind: DailyTotal["kind"], label: string, count: number): DailyTotal => ({
  day,
  page,
  kind,
  label,
  count,
});

test("lists the last days across the end of a month", () => {
  expect([days[0], days[9], days[29]]).toEqual(["2026-10-22", "2026-10-31", "2026-11-20"]);
});

test("draws the busiest day at full height, and a quiet day so that it still shows", () => {
  expect(columnChart([0, 1, 50, 100], 2)).toBe(["100 ┤       █", "    ┤   ▁ █ █", "  0 ┼─────────"].join("\n"));
});

test("estimates a percentile inside its bucket", () => {
  const buckets = new Map([
    ["2500", 50],
    ["500", 25],
    ["more", 25],
  ]);
  expect(percentile(buckets, 0.5)).toBe(1_500);
  expect(percentile(buckets, 0.99)).toBe(2_500);
  expect(shareUpTo(buckets, 2_500)).toBe(0.75);
});

test("adds up pages and labels by today, the week and all days", () => {
  const { pages, events } = summarize(
    [
      row("2026-11-20", "/", "view", "", 3),
      row("2026-11-14", "/", "view", "", 4),
      row("2026-11-13", "/", "view", "", 5),
      row("2026-11-20", "/", "event", "OK", 1),
      row("2026-11-20", "/careers", "event", "OK", 1),
    ],
    days,
  );
  expect(pages).toEqual([{ name: "/", today: 3, week: 7, all: 12 }]);
  expect(events).toEqual([{ name: "OK", today: 2, week: 2, all: 2 }]);
});

test("reports views, clicks and loading times", () => {
  const text = report(
    summarize(
      [
        row("2026-11-20", "/careers", "view", "", 1),
        row("2026-11-20", "/", "event", "social facebook", 2),
        row("2026-11-20", "/careers", "LCP", "2000", 3),
        row("2026-11-20", "/careers", "LCP", "more", 1),
      ],
      days,
    ),
    [],
  );
  expect(text).toContain("1 page view from 2026-10-22 to 2026-11-20");
  expect(text).toMatch(/^\/careers +1 +1 +1$/m);
  expect(text).toMatch(/^social facebook \(LinkButton, Click\) +2 +2 +2$/m);
  expect(text).toMatch(/^all pages +2\.0 s {3}75 \/ {2}0 \/ 25 % +– +–$/m);
});

test("reports where visits and requests came from, and script errors with their file and release", () => {
  const totals = [
    row("2026-11-20", "/", "view", "", 9),
    row("2026-11-20", "/", "source", "news.example", 4),
    row("2026-11-01", "/", "source", "direct", 5),
    row("2026-11-20", "entry.client", "error", "D0uDeSEQ No … at 0", 2),
  ];
  const text = report(summarize(totals, days), [{ source: "newsletter", week: 1, all: 3 }]);
  expect(text).toMatch(/^newsletter +0 +0 +1 +3\n.*direct +0 +5 +0 +0\nnews\.example +4 +4 +0 +0$/ms);
  expect(text).toMatch(/^No … at 0 \(entry\.client, release D0uDeSEQ\) +2 +2 +2$/m);
});

test("says so when there are no visits", () => {
  expect(report(summarize([], days), [])).toBe("The visit counter has no visits for these days.");
});

test("npm run stats shows as many days as it was asked for, and no more; unasked, the last 30", async () => {
  await using database = openSqlite();
  const store = await openStore(database);
  const [eighth = "", ...week] = lastDays(8, Date.now());
  await storeRequest(store, { source: { ...noSource, source: "newsletter" } });
  await store.addTotals({ id: "batch", totals: [eighth, ...week].map((day) => row(day, "/", "view", "", 1)) });
  await store.close();
  const env = { PATH: process.env.PATH, DATA_DIR: database.DATA_DIR };
  const stats = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/stats.ts", ...args], { env, encoding: "utf8" }).stdout;
  expect(stats("7")).toContain(`7 page views from ${week[0]} to ${week.at(-1)}`);
  const all = stats();
  expect(all).toMatch(/^Page +today +7 days +30 days\n.*\n\/ +1 +7 +8$/m);
  expect(all).toMatch(/^newsletter +0 +0 +1 +1$/m);
  // A column and a gap for each day.
  expect(all.match(/┼(─+)/)?.[1]).toHaveLength(2 * 30 + 1);
});
