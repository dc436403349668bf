import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import type { ReactNode } from "react";

// Drawn in a box that stretches with the page, so its texts are HTML beside it.
const width = 600;
const height = 120;

type Point = { label: string; value: number };

type ChartProps = {
  title: string;
  /** What the chart shows, for people who do not see it. */
  alternative: string;
  /** The value at the top of the axis. */
  top: string;
  labels: readonly string[];
  children: ReactNode;
};

function Chart({ title, alternative, top, labels, children }: ChartProps) {
  return (
    <figure className="chart">
      <figcaption>
        {title} <span className="quiet">{top}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={alternative}>
        {children}
        <line className="axis" x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <p className="quiet" aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </p>
    </figure>
  );
}

/** A column for each value. */
export function ColumnChart({ title, points, unit }: { title: string; points: readonly Point[]; unit: string }) {
  const labels = points.map(({ label }) => label);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const busiest = points.find(({ value }) => value === most);
  const x = scaleBand(labels, [0, width]).padding(0.2);
  const y = scaleLinear([0, most], [height, 0]);
  const peak = `${most.toLocaleString("en-US")} ${unit}`;
  const alternative = `${title}, ${labels[0]} to ${labels.at(-1)}: ${
    busiest ? `the most, ${peak}, on ${busiest.label}` : `no ${unit}`
  }.`;
  return (
    <Chart title={title} alternative={alternative} top={busiest ? `up to ${peak}` : `no ${unit}`} labels={labels}>
      {points.map(({ label, value }) => (
        <rect
          key={label}
          x={rounded(x(label) ?? 0)}
          y={rounded(y(value))}
          width={rounded(x.bandwidth())}
          height={rounded(height - y(value))}
        />
      ))}
    </Chart>
  );
}

type TargetChartProps = {
  title: string;
  points: readonly { label: string; value: number | undefined }[];
  /** Values up to this are good. */
  target: number;
  text: (value: number) => string;
};

/** A line through the values that are known, and the target as a dashed line. */
export function TargetChart({ title, points, target, text }: TargetChartProps) {
  const labels = points.map(({ label }) => label);
  const known = points.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  const most = Math.max(target, ...known.map(({ value }) => value)) * 1.1;
  const x = scalePoint(labels, [0, width]).padding(0.5);
  const y = scaleLinear([0, most], [height, 0]);
  const path = line<Point>(
    ({ label }) => x(label) ?? 0,
    ({ value }) => y(value),
  ).digits(1);
  const good = known.filter(({ value }) => value <= target).length;
  const alternative =
    known.length === 0
      ? `${title}: not measured yet.`
      : `${title}, ${labels[0]} to ${labels.at(-1)}: ${good} of ${known.length} measured days within the target of ${text(target)}; the latest is ${text(known.at(-1)?.value ?? 0)}.`;
  return (
    <Chart title={title} alternative={alternative} top={`target ${text(target)} or less`} labels={labels}>
      <line className="target" x1="0" x2={width} y1={rounded(y(target))} y2={rounded(y(target))} />
      <path d={path(known) ?? undefined} />
      {/* A day between two without values is a line of no length, which shows as a dot. */}
      {known.map(({ label, value }) => (
        <path key={label} className="dot" d={`M${rounded(x(label) ?? 0)},${rounded(y(value))}h0`} />
      ))}
    </Chart>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
