import { Box, Rule } from "#art/kit/box.tsx";
import { Strong, Words } from "#art/kit/label.tsx";
import type { OrderLine } from "./items.ts";

interface OrderLinesProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: readonly OrderLine[];
  /** The height of one line. */
  readonly step?: number;
  readonly size?: number;
  /** The line that is open. */
  readonly selected?: string;
}

/** What is in the order: how many, what, how much. */
export function OrderLines({ x, y, width, lines, step = 38, size = 15, selected }: OrderLinesProps) {
  return lines.map(({ quantity, name, amount }, index) => {
    const top = y + index * step;
    const base = top + step / 2 + size * 0.35;
    const on = name === selected;
    return (
      <g key={name}>
        {on && <Box x={x - 8} y={top + 1} width={width + 16} height={step - 2} fill="sky-2" />}
        <Strong x={x} y={base} size={size} color="sky">
          {`${quantity}`}
        </Strong>
        <Words x={x + size * 1.25} y={base} size={size}>
          {name}
        </Words>
        <Strong x={x + width} y={base} anchor="end" size={size}>
          {amount}
        </Strong>
        {!on && <Rule x={x} y={top + step} width={width} />}
      </g>
    );
  });
}
