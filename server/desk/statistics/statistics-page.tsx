import { type VitalName, vitals } from "#contract/analytics.ts";
import { joinSources, percentile, type Summary, samplesIn, vitalText } from "#server/analytics/summary.ts";
import { Page } from "#server/desk/pages/frame.tsx";
import { Table, type TableProps } from "#server/desk/pages/table.tsx";
import type { Week } from "#server/storage/desk-reads.ts";
import type { SourceCount } from "#server/storage/visit-source.ts";
import { ColumnChart, TargetChart } from "./charts.tsx";

const maxRows = 15;

const vitalLabels: Record<VitalName, string> = {
  LCP: "Main content shown",
  INP: "Response to a tap",
  CLS: "Layout shift",
};
const vitalNames = Object.keys(vitals) as VitalName[];

const dayText = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

type Buckets = Summary["days"][number]["buckets"];
type StatisticsPageProps = { summary: Summary; weeks: (Week & { begins: number })[]; requests: SourceCount[] };

export function StatisticsPage({ summary, weeks, requests }: StatisticsPageProps) {
  const { days, pages, events, sources, errors, measured } = summary;
  return (
    <Page title="How the site is doing">
      <p>
        Days and weeks are in UTC. Robots are left out. Loading times come from one page view in ten; the 75th
        percentile is what three in four of them stayed under.
      </p>
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
      </div>
      <h2>Requests and first answers</h2>
      <p>A request counts as answered once its status is Answered, Won or Lost.</p>
      <Figures
        className="weeks"
        caption="Requests per week"
        rows={weeks.toReversed()}
        columns={{
          "Week from": ({ begins }) => dayText.format(begins),
          Requests: ({ requests }) => requests,
          Spam: ({ spam }) => spam,
          Answered: ({ answered }) => answered,
          "in an hour": ({ inAnHour }) => inAnHour,
          "in a day": ({ inADay }) => inADay,
          "in 3 days": ({ inThreeDays }) => inThreeDays,
        }}
      />
      <h2>Where visits and requests came from</h2>
      <p>
        A view counts where a visit begins. Where a request came from is known on each page after OK on the cookie bar,
        and otherwise only on the page that the visit began on.
      </p>
      <Figures
        caption="Views that began a visit and requests, by source"
        rows={joinSources(sources, requests).slice(0, maxRows)}
        columns={{
          Source: ({ source }) => <a href={`/desk?${new URLSearchParams({ source })}`}>{source}</a>,
          "Views, 7 days": ({ views }) => views.week,
          [`Views, ${days.length} days`]: ({ views }) => views.all,
          "Requests, 7 days": ({ requests }) => requests.week,
          [`Requests, ${days.length} days`]: ({ requests }) => requests.all,
        }}
      />
      <h2>Pages</h2>
      <Counts caption="Views of each page" title="Page" rows={pages} days={days.length} />
      <h2>Clicks</h2>
      <Counts caption="Clicks and submits" title="Click or submit" rows={events} days={days.length} />
      <h2>Loading times</h2>
      <p>Three in four visits were at least this good. A value that misses its target says so.</p>
      <div className="charts">
        {vitalNames.map((name) => (
          <TargetChart
            key={name}
            title={`${vitalLabels[name]} (${name}), 75th percentile`}
            points={days.map(({ day, buckets }) => ({ label: shortDay(day), value: percentile75(buckets[name]) }))}
            target={vitals[name].good}
            text={(value) => vitalText(name, value)}
          />
        ))}
      </div>
      <Figures
        caption="Loading times of each page at the 75th percentile"
        rows={measured.slice(0, maxRows)}
        columns={{ Page: ({ page }) => page, ...vitalColumns((name) => `${vitalLabels[name]} (${name})`) }}
      />
      <h2>Script errors</h2>
      <p>
        What went wrong in visitors' browsers, without anything of theirs: quotes, addresses and numbers are left out. A
        release is called by the hash of its first script.
      </p>
      <Figures
        caption="Script errors, by message, file and release"
        rows={errors.slice(0, maxRows)}
        columns={{
          Message: ({ message }) => message,
          File: ({ file }) => file,
          Release: ({ release }) => release,
          Today: ({ today }) => today,
          "7 days": ({ week }) => week,
          [`${days.length} days`]: ({ all }) => all,
        }}
      />
      <h2>Each day</h2>
      <details>
        <summary>Show the values of the charts</summary>
        <Figures
          caption="Views and loading times of each day"
          rows={days.toReversed()}
          columns={{ Day: ({ day }) => shortDay(day), Views: ({ views }) => views, ...vitalColumns((name) => name) }}
        />
      </details>
    </Page>
  );
}

type CountsProps = { caption: string; title: string; rows: Summary["pages"]; days: number };

function Counts({ caption, title, rows, days }: CountsProps) {
  const rest = rows.length - maxRows;
  return (
    <>
      <Figures
        caption={caption}
        rows={rows.slice(0, maxRows)}
        columns={{
          [title]: ({ name }) => name,
          Today: ({ today }) => today,
          "7 days": ({ week }) => week,
          [`${days} days`]: ({ all }) => all,
        }}
      />
      {rest > 0 && <p className="quiet">And {rest} more: npm run stats</p>}
    </>
  );
}

function Figures<Row>(table: TableProps<Row>) {
  if (table.rows.length === 0) return <p className="empty">None yet.</p>;
  return (
    // Wider than a phone, so it scrolls by itself; a keyboard can reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: the site's style lets sections wait until they come near
    <div className="scrolls" role="region" tabIndex={0} aria-label={table.caption}>
      <Table {...table} className={["figures", table.className].filter(Boolean).join(" ")} />
    </div>
  );
}

/** A column for each loading time. */
function vitalColumns(titleOf: (name: VitalName) => string) {
  return Object.fromEntries(
    vitalNames.map((name) => [
      titleOf(name),
      ({ buckets }: { buckets: Buckets }) => measuredText(name, percentile75(buckets[name])),
    ]),
  );
}

function percentile75(buckets: Buckets[VitalName]): number | undefined {
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
