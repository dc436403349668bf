import { type VitalName, vitals } from "#contract/analytics.ts";
import { events } from "#contract/tracked-events.ts";
import {
  type Counted,
  joinSources,
  type Measured,
  percentile,
  type Summary,
  samplesIn,
  shareUpTo,
  vitalText,
} from "#server/analytics/summary.ts";
import type { SourceCount } from "#server/storage/visit-source.ts";

const maxRows = 15;

/** Everything as text for a terminal. */
export function report(summary: Summary, requests: readonly SourceCount[]): string {
  const { days, pages, events: clicks, errors, measured } = summary;
  const sources = joinSources(summary.sources, requests).slice(0, maxRows);
  if (pages.length === 0 && sources.length === 0) return "The visit counter has no visits for these days.";
  const views = days.map((day) => day.views);
  const sum = views.reduce((total, count) => total + count, 0);
  const period = `${days[0]?.day} to ${days.at(-1)?.day}`;
  return [
    `${sum} ${sum === 1 ? "page view" : "page views"} from ${period} (days in UTC, robots left out)`,
    columnChart(views),
    textTable(["Page", "today", "7 days", `${days.length} days`], figures(pages)),
    sources.length === 0
      ? "No visits or requests whose source is known yet."
      : textTable(
          ["Source", "views: 7 days", `${days.length} days`, "requests: 7 days", `${days.length} days`],
          sources.map((row) => [
            row.source,
            ...[row.views.week, row.views.all, row.requests.week, row.requests.all].map(String),
          ]),
        ),
    clicks.length === 0
      ? "No clicks or submits yet."
      : textTable(["Click or submit", "today", "7 days", `${days.length} days`], figures(clicks.map(withKind))),
    measured.length === 0
      ? "No loading times yet."
      : `Loading times, measured on one page view in ten: the 75th percentile (three in four visits were at least this good),
and the shares of good, fair and poor values

${textTable(["Page", ...names], measured.slice(0, maxRows).map(vitalsRow))}`,
    errors.length === 0
      ? "No script errors."
      : textTable(["Script error", "today", "7 days", `${days.length} days`], figures(errors.map(withFile))),
  ].join("\n\n");
}

const names = Object.keys(vitals) as VitalName[];

function figures(rows: readonly Counted[]): string[][] {
  const shown = rows.slice(0, maxRows).map(({ name, today, week, all }) => [name, today, week, all].map(String));
  const rest = rows.length - maxRows;
  return rest > 0 ? [...shown, [`and ${rest} more`]] : shown;
}

function withKind(row: Counted): Counted {
  if (!Object.hasOwn(events, row.name)) return row;
  const { category, action } = events[row.name as keyof typeof events];
  return { ...row, name: `${row.name} (${category}, ${action})` };
}

function withFile({ message, file, release, ...row }: Summary["errors"][number]): Counted {
  return { ...row, name: `${message} (${file}, release ${release})` };
}

function vitalsRow({ page, buckets }: Measured): string[] {
  return [page, ...names.map((name) => (samplesIn(buckets[name]) === 0 ? "–" : vitalCell(name, buckets[name])))];
}

function vitalCell(name: VitalName, buckets: Measured["buckets"][VitalName]): string {
  const { good, poor } = vitals[name];
  const goodShare = shareUpTo(buckets, good);
  const fairShare = shareUpTo(buckets, poor) - goodShare;
  const shares = [goodShare, fairShare, 1 - goodShare - fairShare].map((share) =>
    String(Math.round(share * 100)).padStart(3),
  );
  return `${vitalText(name, percentile(buckets, 0.75))}  ${shares.join(" /")} %`;
}

const eighths = " ▁▂▃▄▅▆▇█";

/** Draws a column for each value, with the largest value at the top of the axis. */
export function columnChart(values: readonly number[], rows = 6): string {
  const highest = Math.max(1, ...values);
  const axis = String(highest).length;
  const lines = Array.from({ length: rows }, (_, index) => {
    const floor = (rows - 1 - index) * 8;
    const label = index === 0 ? String(highest) : "";
    const columns = values.map((value) => eighths[Math.min(8, Math.max(0, heightOf(value) - floor))]);
    return `${label.padStart(axis)} ┤ ${columns.join(" ")}`.trimEnd();
  });
  return [...lines, `${"0".padStart(axis)} ┼${"──".repeat(values.length)}─`].join("\n");

  // A day with a single visitor still shows.
  function heightOf(value: number): number {
    return value === 0 ? 0 : Math.max(1, Math.round((value / highest) * rows * 8));
  }
}

/** A text table: the first column is aligned left, the others, which hold figures, right. */
function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("   ")
      .trimEnd();
  return [line(head), widths.map((width) => "─".repeat(width)).join("───"), ...rows.map(line)].join("\n");
}
