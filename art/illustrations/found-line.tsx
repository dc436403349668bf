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

const level = 40;
const sure = 420;
const end = 604;

/** The twin of the lost line: it was loose, it has become exact, and it has arrived at the dot. */
export const foundLine: readonly Drawing[] = [
  { name: "illustrations/found-line", width: 640, height: 560, draw: () => <Found weight={1} /> },
  { name: "illustrations/found-line-390", width: 640, height: 560, draw: () => <Found weight={1.5} /> },
];

function Found({ weight }: { readonly weight: number }) {
  return (
    <>
      <Sketch
        d={calming()}
        t={ramp(100, sure)}
        amp={7}
        over={0}
        wave={100}
        passes={2}
        width={2.8 * weight}
        pencilWidth={0.8 * weight}
        pencilOpacity={0.5}
      />
      <Line d={line(sure, level, end, level)} width={2.8 * weight} />
      <Line d={anchorsAt(level, [sure, 474, 528], 7 * weight)} width={1.2 * weight} fill="ground" />
      <Line d={ellipse(end, level, 22 * weight)} width={1.6 * weight} />
      <Dot x={end} y={level} r={14 * weight} />
    </>
  );
}

/** In wide rounds at first, in smaller and smaller ones, until it knows its way. */
function calming(): string {
  const course: Cubic = {
    kind: "cubic",
    from: [112, 526],
    leave: [246, 548],
    arrive: [262, level],
    to: [sure, level],
  };
  const way = (u: number): Point => pointAt(course, u);
  return curve(coil({ way, from: 0.1, to: 0.86, radii: [92, 77, 60, 43, 25] }));
}
