import { type VitalName, vitals } from "../../contract/analytics.ts";
import { events } from "../../contract/events.ts";
import { columnChart } from "./column-chart.ts";
import { percentile, samplesIn, shareUpTo } from "./percentile.ts";
import type { Counted, Measured, Summary } from "./summary.ts";
import { textTable } from "./text-table.ts";

const mostRows = 15;

/** Everything as text for a terminal. */
export function report({ days, pages, events: clicks, measured }: Summary): string {
  if (pages.length === 0) return "The visit counter has not counted anything in these days.";
  const views = days.map((day) => day.views);
  const sum = views.reduce((total, count) => total + count, 0);
  const period = `${days[0]?.day} to ${days.at(-1)?.day}`;
  return [
    `${plural(sum, "page view")} from ${period} (days in UTC, robots left out)`,
    columnChart(views),
    textTable(["Page", "today", "7 days", `${days.length} days`], figures(pages)),
    clicks.length === 0
      ? "No click or submit was tracked."
      : textTable(["Click or submit", "today", "7 days", `${days.length} days`], figures(clicks.map(withKind))),
    measured.length === 0
      ? "No loading was measured yet."
      : `Loading, measured on one page view in ten: three of four visitors had at most about this
(and how many of them had a good, a middling and a poor value)

${textTable(["Page", ...names], measured.slice(0, mostRows).map(vitalsRow))}`,
  ].join("\n\n");
}

const names = Object.keys(vitals) as VitalName[];

function figures(rows: readonly Counted[]): string[][] {
  const shown = rows.slice(0, mostRows).map(({ name, today, week, all }) => [name, today, week, all].map(String));
  const rest = rows.length - mostRows;
  return rest > 0 ? [...shown, [`and ${rest} more`]] : shown;
}

function withKind(row: Counted): Counted {
  if (!Object.hasOwn(events, row.name)) return row;
  const { category, action } = events[row.name as keyof typeof events];
  return { ...row, name: `${row.name} (${category}, ${action})` };
}

function vitalsRow({ page, buckets }: Measured): string[] {
  return [page, ...names.map((name) => (samplesIn(buckets[name]) === 0 ? "–" : vitalCell(name, buckets[name])))];
}

function vitalCell(name: VitalName, buckets: Measured["buckets"][VitalName]): string {
  const { good, poor } = vitals[name];
  const fine = shareUpTo(buckets, good);
  const bearable = shareUpTo(buckets, poor) - fine;
  const shares = [fine, bearable, 1 - fine - bearable].map((share) => String(Math.round(share * 100)).padStart(3));
  return `${valueText(name, percentile(buckets, 0.75))}  ${shares.join(" /")} %`;
}

function valueText(name: VitalName, value: number): string {
  if (vitals[name].unit === "") return value.toFixed(3);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
