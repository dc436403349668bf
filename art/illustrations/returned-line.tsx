import { curve } from "#art/drawing/curve.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

const level = 40;

/** A line that did not arrive: it turned round and brought the dot back. */
export const returnedLine: Drawing = {
  name: "illustrations/returned-line",
  width: 720,
  height: 180,
  draw: () => (
    <>
      <Line d={line(470, level, 632, level)} width={1} opacity={0.45} dash="1 5" />
      <Line d={ellipse(650, level, 18)} width={1.4} dash="2 5" />
      <Line d={line(0, level, 300, level)} width={2} />
      <Sketch d={curve(turn)} amp={2.5} over={0} wave={90} passes={1} width={2} pencilOpacity={0.45} />
      <Dot x={70} y={148} r={11} />
    </>
  ),
};

const turn = [
  [300, level],
  [400, level],
  [456, 62],
  [470, 98],
  [440, 128],
  [404, 112],
  [410, 82],
  [444, 92],
  [436, 132],
  [370, 150],
  [240, 142],
  [96, 148],
] as const;
