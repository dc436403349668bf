import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { type Cubic, pointAt } from "#art/drawing/segment.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { anchorsAt } from "./anchors-at.ts";

const level = 22;
const sure = 330;
const end = 532;

/** The twin of the lost line: it was loose, it has become exact, and it has arrived at the dot. */
export const foundLine: Drawing = {
  name: "illustrations/found-line",
  width: 552,
  height: 372,
  draw: () => (
    <>
      <Sketch d={calming()} t={ramp(90, sure)} amp={6} over={0} wave={90} passes={2} width={2.6} pencilOpacity={0.45} />
      <Line d={line(sure, level, end, level)} width={2.6} />
      <Line d={anchorsAt(level, [sure, 398, 466])} width={1} fill="ground" />
      <Line d={ellipse(end, level, 18)} width={1.4} />
      <Dot x={end} y={level} r={11} />
    </>
  ),
};

/** In wide rounds at first, in smaller and smaller ones, until it knows its way. */
function calming(): string {
  const course: Cubic = {
    kind: "cubic",
    from: [62, 350],
    leave: [190, 366],
    arrive: [206, level],
    to: [sure, level],
  };
  const way = (u: number): Point => pointAt(course, u);
  return curve(coil({ way, from: 0.1, to: 0.86, radii: [66, 55, 43, 31, 18] }));
}
