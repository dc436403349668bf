import { curve } from "#art/drawing/curve.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { anchorsAt } from "./anchors-at.ts";

const level = 96;
const snapped = 322;
const ground = 318;

/** An exact line that has snapped; the dot fell through the gap. */
export const brokenLine: Drawing = {
  name: "illustrations/broken-line",
  width: 720,
  height: 340,
  draw: () => (
    <>
      <Line d={line(0, level, snapped, level)} width={2} />
      <Line d={anchorsAt(level, [70, 161, 252])} width={1} fill="ground" />
      <Line d={ellipse(372, level, 18)} width={1.4} dash="2 5" />
      <Line d={line(372, level + 24, 372, ground - 66)} width={1} opacity={0.45} dash="1 5" />
      <Line d={curve(fall)} width={1} opacity={0.45} dash="1 5" />
      <Line d={line(330, ground, 560, ground)} width={1} opacity={0.45} />
      <Sketch d={curve(hanging)} amp={2.5} over={0} wave={90} passes={1} width={2} pencilOpacity={0.45} />
      <Line d={frayed} width={1.4} />
      <Dot x={500} y={ground - 11} r={11} />
    </>
  ),
};

/** It bounces once. */
const fall = [
  [372, ground - 66],
  [376, ground - 12],
  [410, ground - 60],
  [444, ground - 12],
  [470, ground - 30],
  [489, ground - 13],
] as const;

/** The other end hangs down from where it is still held. */
const hanging = [
  [720, level],
  [640, level],
  [560, 108],
  [500, 150],
  [462, 216],
] as const;

const frayed = `${line(snapped, level, 336, level - 11)}${line(snapped, level, 339, level + 2)}${line(snapped, level, 333, level + 12)}`;
