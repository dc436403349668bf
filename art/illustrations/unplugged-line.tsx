import { curve } from "#art/drawing/curve.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { anchorsAt } from "./anchors-at.ts";

const level = 60;

/** A loose cord whose plug is out; the dot waits at the other end of an exact line. */
export const unpluggedLine: Drawing = {
  name: "illustrations/unplugged-line",
  width: 620,
  height: 160,
  view: [60, 12, 620, 160],
  draw: () => (
    <>
      <Sketch d={curve(cord)} amp={2.5} over={0} wave={90} passes={1} width={2.6} pencilOpacity={0.45} />
      <Line d={rect(270, level - 24, 46, 48, 10)} width={2.4} fill="ground" />
      <Line d={line(316, level - 11, 340, level - 11) + line(316, level + 11, 340, level + 11)} width={3.4} />
      <Line d={line(348, level, 404, level)} width={1} opacity={0.45} dash="1 5" />
      <Line d={rect(412, level - 30, 52, 60, 12)} width={2.4} fill="ground" />
      <Line d={line(412, level - 11, 430, level - 11) + line(412, level + 11, 430, level + 11)} width={3.4} />
      <Line d={line(464, level, 632, level)} width={2.4} />
      <Line d={anchorsAt(level, [520, 576])} width={1} fill="ground" />
      <Line d={ellipse(650, level, 18)} width={1.4} dash="2 5" />
      <Dot x={650} y={level} r={11} />
    </>
  ),
};

const cord = [
  [0, 142],
  [70, 160],
  [128, 124],
  [118, 70],
  [72, 74],
  [78, 136],
  [150, 156],
  [212, 106],
  [232, 66],
  [270, level],
] as const;
