import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { heading, moved, type Point } from "#art/drawing/point.ts";
import { pointAt, type Segment } from "#art/drawing/segment.ts";
import { type Contour, outlinesOf } from "#art/drawing/text.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { Dot, Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { type ClosingLayout, closingLayouts } from "./closing-layout.ts";

/** "Got an idea?" with the dot under its question mark and the line that finds it; and the same without the words. */
export const closings: readonly Drawing[] = closingLayouts.flatMap((layout) => [
  { ...layout, draw: () => <Closing layout={layout} words /> },
  { ...layout, name: layout.name.replace("closing", "closing-line"), draw: () => <Closing layout={layout} /> },
]);

function Closing({ layout, words = false }: { readonly layout: ClosingLayout; readonly words?: boolean }) {
  const contours = layout.rows.flatMap(({ text, at }) =>
    outlinesOf(text, { size: layout.size, weight: 700, tracking: -0.036 }, at),
  );
  const stop = questionDot(contours);
  const box = boundsOf(stop?.d ?? "");
  const r = (box.right - box.left) / 2;
  const center: Point = [box.left + r, (box.top + box.bottom) / 2];
  const letters = contours.filter((contour) => contour !== stop);
  return (
    <>
      {words && <Shape d={letters.map(({ d }) => d).join("")} />}
      <Line d={curve(arrival(layout, center, r))} width={layout.line.width} />
      <Dot x={center[0]} y={center[1]} r={r + layout.size / 105} />
    </>
  );
}

/** The lower of the two outlines of a question mark. */
function questionDot(contours: readonly Contour[]): Contour | undefined {
  const mark = contours.filter(({ letter }) => letter === "?");
  return mark.toSorted((a, b) => boundsOf(b.d).top - boundsOf(a.d).top)[0];
}

/** The line comes in from the left, loops, runs straight and turns up into the dot. */
function arrival({ line }: ClosingLayout, center: Point, r: number): readonly Point[] {
  const way = (u: number): Point => [
    line.from + (line.to - line.from) * u,
    line.y - Math.sin(u * 4.4) * line.swing + u * 8,
  ];
  const points = coil({ way, from: line.loops[0], to: line.loops[1], radii: line.radii }, line.turn / 12);
  const end = way(1);
  const turn: Segment = {
    kind: "cubic",
    from: end,
    leave: moved(end, heading(way(0.99), end), (center[0] - end[0]) * 0.7),
    arrive: [center[0] + line.turn / 9, center[1] + r + line.turn],
    to: [center[0], center[1] + r],
  };
  const rise = Array.from({ length: 8 }, (_, index) => pointAt(turn, (index + 1) / 8));
  return [...points, ...rise];
}
