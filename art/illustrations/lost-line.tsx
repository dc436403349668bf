import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { type Cubic, pointAt } from "#art/drawing/segment.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import { anchorsAt } from "./anchors-at.ts";
import { onStage } from "./on-stage.tsx";

const level = 60;
const astray = 1490;
const end = 1940;

/** A line that was sure of its way, and then was not; the dot waits where it should have arrived. */
export const lostLine = onStage({
  name: "lost-line",
  height: 480,
  draw: (weight) => (
    <>
      <Line d={line(astray, level, end - 40, level)} width={1.4 * weight} opacity={0.6} dash={`1 ${7 * weight}`} />
      <Line d={line(0, level, astray, level)} width={2 * weight} />
      <Line d={anchorsAt(level, [1350, 1420, astray], 7 * weight)} width={1.2 * weight} fill="ground" />
      <Sketch d={wandering()} amp={2.5} over={0} wave={90} passes={1} {...strokes(weight)} />
      <Line d={ellipse(end, level, 23 * weight)} width={1.6 * weight} dash="2 6" />
      <Dot x={end} y={level} r={14 * weight} />
    </>
  ),
});

function strokes(weight: number) {
  return { width: 2.4 * weight, pencilWidth: 0.8 * weight, pencilOpacity: 0.5 };
}

/** Off its course, in wider and wider rounds; in the end it has seen the dot. */
function wandering(): string {
  const course: Cubic = {
    kind: "cubic",
    from: [astray, level],
    leave: [1610, level],
    arrive: [1640, 320],
    to: [1820, 346],
  };
  const way = (u: number): Point => pointAt(course, u);
  const rounds = coil({ way, from: 0.06, to: 0.88, radii: [17, 27, 38, 50, 62], side: -1 });
  const homewards: Cubic = {
    kind: "cubic",
    from: course.to,
    leave: [1920, 356],
    arrive: [1976, 270],
    to: [1944, 130],
  };
  return curve([...rounds, ...[0.2, 0.4, 0.6, 0.8, 1].map((u) => pointAt(homewards, u))]);
}
