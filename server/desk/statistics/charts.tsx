import type { ReactNode } from "react";

// Drawn in a box that stretches with the page, so its texts are HTML beside it.
const width = 600;
const height = 120;
/** Between two columns, and before the first and after the last, as a share of a column and its gap. */
const gap = 0.2;

type Point<Value = number> = { label: string; value: Value };

type ChartProps = {
  title: string;
  /** The value at the top of the axis. */
  top: string;
  labels: readonly string[];
  /** What the chart shows, for people who do not see it. */
  alternative: string;
  children: ReactNode;
};

function Chart({ title, top, labels, alternative, children }: ChartProps) {
  const [first, last] = [labels[0], labels.at(-1)];
  return (
    <figure className="box chart">
      <figcaption>
        {title} <small>{top}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, ${first} to ${last}: ${alternative}.`}
      >
        {children}
        <line className="axis" x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <p aria-hidden="true">
        <small>{first}</small>
        <small>{last}</small>
      </p>
    </figure>
  );
}

/** A column for each value. */
export function ColumnChart({ title, points, unit }: { title: string; points: readonly Point[]; unit: string }) {
  const labels = points.map(({ label }) => label);
  const max = Math.max(1, ...points.map(({ value }) => value));
  const busiest = points.find(({ value }) => value === max);
  const peak = busiest ? `${max.toLocaleString("en-US")} ${unit}` : `no ${unit}`;
  const alternative = busiest ? `the most, ${peak}, on ${busiest.label}` : peak;
  const step = width / (points.length + gap);
  const y = (value: number) => height * (1 - value / max);
  return (
    <Chart title={title} top={busiest ? `up to ${peak}` : peak} labels={labels} alternative={alternative}>
      {points.map(({ label, value }, index) => (
        <rect key={label} x={step * (index + gap)} y={y(value)} width={step * (1 - gap)} height={height - y(value)} />
      ))}
    </Chart>
  );
}

type TargetChartProps = {
  title: string;
  points: readonly Point<number | undefined>[];
  /** Values up to this are good. */
  target: number;
  text: (value: number) => string;
};

/** A line through the values that are known, and the target as a dashed line. */
export function TargetChart({ title, points, target, text }: TargetChartProps) {
  const labels = points.map(({ label }) => label);
  const step = width / points.length;
  const known = points.flatMap(({ value }, index) => (value === undefined ? [] : [{ x: step * (index + 0.5), value }]));
  const latest = known.at(-1);
  const good = known.filter(({ value }) => value <= target).length;
  const alternative = latest
    ? `${good} of ${known.length} measured days within the target of ${text(target)}; the latest is ${text(latest.value)}`
    : "not measured yet";
  const max = Math.max(target, ...known.map(({ value }) => value)) * 1.1;
  const y = (value: number) => height * (1 - value / max);
  const places = known.map(({ x, value }) => `${x.toFixed(3)},${y(value).toFixed(3)}`);
  return (
    <Chart title={title} top={`target ${text(target)} or less`} labels={labels} alternative={alternative}>
      <line className="target" x1="0" x2={width} y1={y(target)} y2={y(target)} />
      <path d={known.length > 0 ? `M${places.join("L")}` : undefined} />
      {/* A day between two without values is a line of no length, which shows as a dot. */}
      <path className="dot" d={places.map((place) => `M${place}h0`).join("")} />
    </Chart>
  );
}
