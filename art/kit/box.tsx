import type { Color } from "#art/drawing/palette.ts";
import { line, rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";

export interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fill?: Color;
  /** The color of its edge; none by default. */
  readonly edge?: Color;
  readonly edgeWidth?: number;
}

/** A rectangle with a ground, an edge or both. */
export function Box({ x, y, width, height, radius = 8, fill, edge, edgeWidth = 1.3 }: BoxProps) {
  const d = rect(x, y, width, height, radius);
  return edge ? <Line d={d} color={edge} width={edgeWidth} fill={fill} /> : <Shape d={d} color={fill ?? "text"} />;
}

/** A hairline from left to right. */
export function Rule({
  x,
  y,
  width,
  color = "line",
}: Pick<BoxProps, "x" | "y" | "width"> & { readonly color?: Color }) {
  return <Line d={line(x, y, x + width, y)} color={color} width={1.2} />;
}
