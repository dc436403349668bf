import { type VitalName, vitals } from "#contract/analytics.ts";
import { type Counted, percentile, type Summary, samplesIn, vitalText } from "#server/analytics/summary.ts";
import type { Week } from "#server/storage/desk-reads.ts";
import { ColumnChart, TargetChart } from "./charts.tsx";
import { type Frame, Page } from "./frame.tsx";
import { Table } from "./table.tsx";

const mostRows = 15;

const vitalWords: Record<VitalName, string> = {
  LCP: "Largest paint",
  INP: "Answer to a tap",
  CLS: "Layout shift",
};
const vitalNames = Object.keys(vitals) as VitalName[];

const dayText = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

type SitePageProps = { frame: Frame; summary: Summary; weeks: (Week & { begins: number })[] };

export function SitePage({ frame, summary: { days, pages, events, measured }, weeks }: SitePageProps) {
  return (
    <Page frame={frame} title="Site">
      <h1>How the site is doing</h1>
      <p>Days and weeks are in UTC. Robots are left out. Loading times come from one page view in ten.</p>
      <div className="charts">
        <ColumnChart
          title="Views per day"
          unit="views"
          points={days.map(({ day, views }) => ({ label: shortDay(day), value: views }))}
        />
        <ColumnChart
          title="Requests per week"
          unit="requests"
          points={weeks.map(({ begins, requests }) => ({ label: dayText.format(begins), value: requests }))}
        />
        {vitalNames.map((name) => (
          <TargetChart
            key={name}
            title={`${vitalWords[name]} (${name}), 75th percentile`}
            points={days.map(({ day, buckets }) => ({ label: shortDay(day), value: percentile75(buckets[name]) }))}
            target={vitals[name].good}
            text={(value) => vitalText(name, value)}
          />
        ))}
      </div>
      <section>
        <h2>Requests and first answers</h2>
        <p>A request counts as answered once its status says so at the desk.</p>
        <Figures
          className="figures weeks"
          caption="Requests per week"
          head={["Week from", "Requests", "Spam", "Answered", "in an hour", "in a day", "in 3 days"]}
          rows={weeks
            .toReversed()
            .map(({ begins, requests, spam, answered, inAnHour, inADay, inThreeDays }) => [
              dayText.format(begins),
              requests,
              spam,
              answered,
              inAnHour,
              inADay,
              inThreeDays,
            ])}
        />
      </section>
      <section>
        <h2>Pages</h2>
        <Counts caption="Views of each page" name="Page" rows={pages} days={days.length} />
      </section>
      <section>
        <h2>Clicks</h2>
        <Counts caption="Clicks and submits" name="Click or submit" rows={events} days={days.length} />
      </section>
      <section>
        <h2>Loading times</h2>
        <p>Three in four visits were at least this good. A value that misses its target says so.</p>
        <Figures
          caption="Loading times of each page at the 75th percentile"
          head={["Page", ...vitalNames.map((name) => `${vitalWords[name]} (${name})`)]}
          rows={measured
            .slice(0, mostRows)
            .map(({ page, buckets }) => [
              page,
              ...vitalNames.map((name) => measuredText(name, percentile75(buckets[name]))),
            ])}
        />
      </section>
      <section>
        <h2>Each day</h2>
        <details>
          <summary>Show the values of the charts</summary>
          <Figures
            caption="Views and loading times of each day"
            head={["Day", "Views", ...vitalNames]}
            rows={days
              .toReversed()
              .map(({ day, views, buckets }) => [
                shortDay(day),
                views,
                ...vitalNames.map((name) => measuredText(name, percentile75(buckets[name]))),
              ])}
          />
        </details>
      </section>
    </Page>
  );
}

function Counts({ rows, days, name, caption }: { rows: Counted[]; days: number; name: string; caption: string }) {
  const rest = rows.length - mostRows;
  return (
    <>
      <Figures
        caption={caption}
        head={[name, "Today", "7 days", `${days} days`]}
        rows={rows.slice(0, mostRows).map((row) => [row.name, row.today, row.week, row.all])}
      />
      {rest > 0 && <p className="quiet">And {rest} more: npm run stats</p>}
    </>
  );
}

type FiguresProps = { className?: string; caption: string; head: string[]; rows: (string | number)[][] };

function Figures({ className = "figures", caption, head, rows }: FiguresProps) {
  if (rows.length === 0) return <p className="empty">None yet.</p>;
  return (
    // Wider than a phone, so it scrolls by itself; a keyboard can reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="scrolls" tabIndex={0} aria-label={caption}>
      <Table className={className} caption={caption} head={head}>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{typeof cell === "number" ? cell.toLocaleString("en-US") : cell}</td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}

function percentile75(buckets: Summary["days"][number]["buckets"][VitalName]): number | undefined {
  return samplesIn(buckets) === 0 ? undefined : percentile(buckets, 0.75);
}

function measuredText(name: VitalName, value: number | undefined): string {
  if (value === undefined) return "–";
  const { good, poor } = vitals[name];
  const verdict = value <= good ? "" : value <= poor ? " (fair)" : " (poor)";
  return `${vitalText(name, value)}${verdict}`;
}

function shortDay(day: string): string {
  return dayText.format(Date.parse(day));
}
