import type { Color } from "#art/drawing/palette.ts";
import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";

/** How a field is hatched: lines that rise, lines that fall, level lines, or dots. */
export type Hatch = "rising" | "falling" | "level" | "dots";

interface HatchingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hatch: Hatch;
  readonly step?: number;
  readonly color?: Color;
}

/** Hatches a field exactly up to its edges. */
export function Hatching({ hatch, step = 8, color, ...field }: HatchingProps) {
  const dots = hatch === "dots";
  return <Line d={patterns[hatch](field, step)} color={color} width={dots ? 2 : 0.9} />;
}

type Field = Omit<HatchingProps, "hatch" | "step" | "color">;

const patterns: Readonly<Record<Hatch, (field: Field, step: number) => string>> = {
  rising: (field, step) => slanted(field, step, false),
  falling: (field, step) => slanted(field, step, true),
  level: ({ x, y, width, height }, step) => {
    const rows = Array.from({ length: Math.ceil(height / step) - 1 }, (_, k) => y + (k + 1) * step);
    return rows.map((row) => line(x, row, x + width, row)).join("");
  },
  dots: ({ x, y, width, height }, step) => {
    const rows = Array.from({ length: Math.floor(height / step) }, (_, k) => y + (k + 0.5) * step);
    const columns = Array.from({ length: Math.floor(width / step) }, (_, k) => x + (k + 0.5) * step);
    return rows.flatMap((row) => columns.map((column) => line(column, row, column, row + 0.1))).join("");
  },
};

function slanted({ x, y, width, height }: Field, step: number, falling: boolean): string {
  const count = Math.ceil((width + height) / step) - 1;
  const strokes = Array.from({ length: count }, (_, k) => {
    const q = (k + 1) * step;
    const [x1, y1, x2, y2] = [Math.max(0, q - height), Math.min(q, height), Math.min(q, width), Math.max(0, q - width)];
    return falling ? line(x + x1, y + height - y1, x + x2, y + height - y2) : line(x + x1, y + y1, x + x2, y + y2);
  });
  return strokes.join("");
}
