import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import type { ReactNode } from "react";

// Drawn in a box that stretches with the page, so its texts are HTML beside it.
const width = 600;
const height = 120;

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
  const x = scaleBand(labels, [0, width]).padding(0.2);
  const y = scaleLinear([0, max], [height, 0]);
  return (
    <Chart title={title} top={busiest ? `up to ${peak}` : peak} labels={labels} alternative={alternative}>
      {points.map(({ label, value }) => (
        <rect key={label} x={x(label)} y={y(value)} width={x.bandwidth()} height={height - y(value)} />
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
  const known = points.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  const latest = known.at(-1);
  const good = known.filter(({ value }) => value <= target).length;
  const alternative = latest
    ? `${good} of ${known.length} measured days within the target of ${text(target)}; the latest is ${text(latest.value)}`
    : "not measured yet";
  const x = scalePoint(labels, [0, width]).padding(0.5);
  const y = scaleLinear([0, Math.max(target, ...known.map(({ value }) => value)) * 1.1], [height, 0]);
  const path = line<Point>(
    ({ label }) => x(label) ?? 0,
    ({ value }) => y(value),
  );
  return (
    <Chart title={title} top={`target ${text(target)} or less`} labels={labels} alternative={alternative}>
      <line className="target" x1="0" x2={width} y1={y(target)} y2={y(target)} />
      <path d={path(known) ?? undefined} />
      {/* A day between two without values is a line of no length, which shows as a dot. */}
      <path className="dot" d={known.map(({ label, value }) => `M${x(label)},${y(value)}h0`).join("")} />
    </Chart>
  );
}
