import { Rule } from "./box.tsx";
import { Label, Strong, Words } from "./label.tsx";

interface PairsProps {
  readonly x: number;
  /** The first baseline. */
  readonly y: number;
  readonly width: number;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly step?: number;
  readonly size?: number;
  /** Quiet names, and no lines between the rows. */
  readonly quiet?: boolean;
}

/** Names on the left, values on the right: a bill, a summary. */
export function Pairs({ x, y, width, rows, step = 30, size = 16, quiet }: PairsProps) {
  const Name = quiet ? Label : Words;
  return rows.map(([name, value], index) => {
    const base = y + index * step;
    return (
      <g key={name}>
        <Name x={x} y={base} size={size}>
          {name}
        </Name>
        <Strong x={x + width} y={base} anchor="end" size={size}>
          {value}
        </Strong>
        {!quiet && <Rule x={x} y={base + step * 0.36} width={width} />}
      </g>
    );
  });
}

interface TotalProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly value: string;
  readonly size?: number;
}

/** The last line of a bill. */
export function Total({ x, y, width, name, value, size = 28 }: TotalProps) {
  return (
    <>
      <Strong x={x} y={y} size={Math.max(15, size * 0.6)}>
        {name}
      </Strong>
      <Strong x={x + width} y={y} anchor="end" size={size}>
        {value}
      </Strong>
    </>
  );
}
