import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { heading, moved, type Point } from "#art/drawing/point.ts";
import { pointAt, type Segment } from "#art/drawing/segment.ts";
import { type Contour, outlinesOf } from "#art/drawing/text.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { Dot, Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { type ClosingLayout, closingLayouts, questionStyle } from "./closing-layout.ts";

/** How the line comes to its dot: in loops, or straight. */
type Way = "loops" | "straight";

/**
 * The closing question with the dot under its question mark and the line that finds it; and the line alone, in loops: with
 * its dot, or rising to the upper edge, where a figure's ground begins.
 */
export const closings: readonly Drawing[] = closingLayouts.flatMap((layout) => {
  const question = { ...layout, draw: () => <Closing layout={layout} way="straight" words /> };
  if (!layout.name.startsWith("brand/")) return [question];
  const alone = {
    ...layout,
    name: layout.name.replace("closing", "closing-line"),
    draw: () => <Closing layout={layout} way="loops" />,
  };
  const [left, , width] = layout.view;
  const top = layout.height - layout.grounded;
  const grounded = {
    ...layout,
    name: layout.name.replace("closing", "ground-line"),
    height: layout.grounded,
    view: [left, top, width, layout.grounded] as const,
    draw: () => <Closing layout={layout} way="loops" upTo={top} />,
  };
  return [question, alone, grounded];
});

interface ClosingProps {
  readonly layout: ClosingLayout;
  readonly way: Way;
  readonly words?: boolean;
  /** How high the line rises where it doesn't end in the dot. */
  readonly upTo?: number;
}

function Closing({ layout, way, words = false, upTo }: ClosingProps) {
  const contours = layout.rows.flatMap(({ text, at }) => outlinesOf(text, { ...questionStyle, size: layout.size }, at));
  const stop = questionDot(contours);
  const box = boundsOf(stop?.d ?? "");
  const r = (box.right - box.left) / 2;
  const center: Point = [box.left + r, (box.top + box.bottom) / 2];
  const letters = contours.filter((contour) => contour !== stop);
  return (
    <>
      {words && <Shape d={letters.map(({ d }) => d).join("")} />}
      <Line
        d={`${curve(arrival(layout, center, r, way, upTo === undefined))}${upTo === undefined ? "" : `V${upTo}`}`}
        width={layout.line.width}
      />
      {upTo === undefined && <Dot x={center[0]} y={center[1]} r={r + layout.size / 105} />}
    </>
  );
}

/** The lower of the two outlines of a question mark. */
function questionDot(contours: readonly Contour[]): Contour | undefined {
  const mark = contours.filter(({ letter }) => letter === "?");
  return mark.toSorted((a, b) => boundsOf(b.d).top - boundsOf(a.d).top)[0];
}

/** The line comes in from the left on its way and turns up, leaning into the dot or upright. */
function arrival({ line }: ClosingLayout, center: Point, r: number, kind: Way, leans: boolean): readonly Point[] {
  const reach = Math.round(center[0] - line.before) - line.from;
  const height = { loops: loopsHeight, straight: () => 0 }[kind];
  const way = (u: number): Point => [line.from + reach * u, line.y + height(u) * line.swing + u * 8];
  const points =
    kind === "loops"
      ? coil({ way, from: line.loops[0], to: line.loops[1], radii: line.radii }, line.turn / 12)
      : Array.from({ length: 61 }, (_, index) => way(index / 60));
  const end = way(1);
  const turn: Segment = {
    kind: "cubic",
    from: end,
    leave: moved(end, heading(way(0.99), end), (center[0] - end[0]) * 0.7),
    arrive: [center[0] + (leans ? line.turn / 9 : 0), center[1] + r + line.turn],
    to: [center[0], center[1] + r],
  };
  const rise = Array.from({ length: 8 }, (_, index) => pointAt(turn, (index + 1) / 8));
  return [...points, ...rise];
}

function loopsHeight(u: number): number {
  return -Math.sin(u * 4.4);
}
