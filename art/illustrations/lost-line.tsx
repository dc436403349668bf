import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { type Cubic, pointAt } from "#art/drawing/segment.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { anchorsAt } from "./anchors-at.ts";

const level = 96;
const astray = 210;

/** A line that was sure of its way, and then was not; the dot waits where it should have arrived. */
export const lostLine: Drawing = {
  name: "illustrations/lost-line",
  width: 720,
  height: 340,
  draw: () => (
    <>
      <Line d={line(0, level, 720, level)} width={1} opacity={0.45} dash="1 5" />
      <Line d={line(0, level, astray, level)} width={2} />
      <Line d={anchorsAt(level, [70, 140, astray])} width={1} fill="ground" />
      <Sketch d={wandering()} amp={2.5} over={0} wave={90} passes={1} width={2} pencilOpacity={0.45} />
      <Line d={ellipse(650, level, 18)} width={1.4} dash="2 5" />
      <Dot x={650} y={level} r={11} />
    </>
  ),
};

/** Off its course, in wider and wider rounds; in the end it has seen the dot. */
function wandering(): string {
  const course: Cubic = {
    kind: "cubic",
    from: [astray, level],
    leave: [330, level],
    arrive: [380, 262],
    to: [560, 266],
  };
  const way = (u: number): Point => pointAt(course, u);
  const rounds = coil({ way, from: 0.06, to: 0.88, radii: [14, 22, 31, 41, 52], side: -1 });
  const homewards: Cubic = {
    kind: "cubic",
    from: course.to,
    leave: [630, 268],
    arrive: [676, 222],
    to: [654, 146],
  };
  return curve([...rounds, ...[0.2, 0.4, 0.6, 0.8, 1].map((u) => pointAt(homewards, u))]);
}
