import { heading, moved, type Point } from "#art/drawing/point.ts";
import { line, polygon } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";

interface DimensionProps {
  readonly from: Point;
  readonly to: Point;
  readonly label?: string;
  /** Where the label stands: beside an upright dimension, or above or below a level one. */
  readonly side?: "before" | "after";
}

/** A measured distance as on a drawing for a workshop, in the second voice. */
export function Dimension({ from, to, label, side = "after" }: DimensionProps) {
  const upright = from[0] === to[0];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const away = side === "after" ? 1 : -1;
  return (
    <>
      <Line d={line(...from, ...to)} color="sky" width={1.2} />
      <Shape d={arrowhead(to, from) + arrowhead(from, to)} color="sky" />
      {label && (
        <Text
          x={upright ? middle[0] + away * 8 : middle[0]}
          y={upright ? middle[1] + 5 : middle[1] + (away > 0 ? 18 : -7)}
          anchor={upright ? (away > 0 ? "start" : "end") : "middle"}
          size={15}
          weight={520}
          color="sky"
        >
          {label}
        </Text>
      )}
    </>
  );
}

function arrowhead(from: Point, tip: Point): string {
  const back = heading(tip, from);
  const foot = moved(tip, back, 7);
  const across: Point = [-back[1], back[0]];
  return polygon([tip, moved(foot, across, 2.2), moved(foot, across, -2.2)]);
}
