import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { between, type Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import { anchorsAt } from "./anchors-at.ts";
import { onStage } from "./on-stage.tsx";

const level = 80;
const plug = 1580;
const socket = 1748;
const end = 1940;

/** A loose cord whose plug is out; the dot waits at the other end of an exact line. */
export const unpluggedLine = onStage({
  name: "unplugged-line",
  height: 300,
  draw: (weight) => (
    <>
      <Sketch
        d={curve(cord())}
        amp={2.5}
        over={0}
        wave={90}
        passes={1}
        width={2.6 * weight}
        pencilWidth={0.8 * weight}
        pencilOpacity={0.5}
      />
      <Line d={rect(plug, level - 34, 66, 68, 14)} width={2.4 * weight} fill="ground" />
      <Line d={prongs(plug + 66, plug + 98)} width={3.6 * weight} />
      <Line
        d={line(plug + 112, level, socket - 12, level)}
        width={1.4 * weight}
        opacity={0.6}
        dash={`1 ${7 * weight}`}
      />
      <Line d={rect(socket, level - 42, 72, 84, 16)} width={2.4 * weight} fill="ground" />
      <Line d={prongs(socket, socket + 25)} width={3.6 * weight} />
      <Line d={line(socket + 72, level, end - 23 * weight, level)} width={2.4 * weight} />
      <Line d={anchorsAt(level, [1858], 7 * weight)} width={1.2 * weight} fill="ground" />
      <Line d={ellipse(end, level, 23 * weight)} width={1.6 * weight} dash="2 6" />
      <Dot x={end} y={level} r={14 * weight} />
    </>
  ),
});

function prongs(from: number, to: number): string {
  return [-15, 15].map((off) => line(from, level + off, to, level + off)).join("");
}

/** It comes a long way, nearly straight, and makes two rounds before its plug. */
function cord(): readonly Point[] {
  const way = (u: number): Point => between([1320, 72], [plug, level], u);
  return [
    [0, 66],
    [260, 88],
    [520, 60],
    [780, 84],
    [1060, 58],
    ...coil({ way, from: 0.16, to: 0.94, radii: [70, 50], side: -1 }),
  ];
}
