import { curve } from "#art/drawing/curve.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import { anchorsAt } from "./anchors-at.ts";
import { onStage } from "./on-stage.tsx";

const level = 60;
const end = 1940;

/** A line that did not arrive: it turned round and brought the dot back. */
export const returnedLine = onStage({
  name: "returned-line",
  height: 260,
  draw: (weight) => (
    <>
      <Line d={line(1790, level, end - 40, level)} width={1.4 * weight} opacity={0.6} dash={`1 ${7 * weight}`} />
      <Line d={ellipse(end, level, 23 * weight)} width={1.6 * weight} dash="2 6" />
      <Line d={line(0, level, 1560, level)} width={2 * weight} />
      <Sketch
        d={curve(turn)}
        amp={2.5}
        over={0}
        wave={90}
        passes={1}
        width={2.4 * weight}
        pencilWidth={0.8 * weight}
        pencilOpacity={0.5}
      />
      <Line d={anchorsAt(level, [1430, 1500, 1560], 7 * weight)} width={1.2 * weight} fill="ground" />
      <Dot x={1392} y={212} r={14 * weight} />
    </>
  ),
});

const turn = [
  [1560, level],
  [1690, level],
  [1763, 92],
  [1781, 140],
  [1742, 182],
  [1695, 160],
  [1703, 120],
  [1747, 133],
  [1737, 188],
  [1651, 212],
  [1540, 204],
  [1424, 212],
] as const;
