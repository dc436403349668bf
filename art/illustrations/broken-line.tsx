import { curve } from "#art/drawing/curve.ts";
import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import { anchorsAt } from "./anchors-at.ts";
import { onStage } from "./on-stage.tsx";

const level = 60;
const snapped = 1450;
/** Where the dot was. */
const place = 1530;
const ground = 440;

/** An exact line that has snapped; the dot fell through the gap, bounced once and lies on the ground. */
export const brokenLine = onStage({
  name: "broken-line",
  height: 480,
  draw: (weight) => {
    const top = ground - 14 * weight;
    return (
      <>
        <Line d={line(0, level, snapped, level)} width={2 * weight} />
        <Line d={anchorsAt(level, [1340, 1400], 7 * weight)} width={1.2 * weight} fill="ground" />
        <Line d={frayed} width={1.6 * weight} />
        <Line d={ellipse(place, level, 23 * weight)} width={1.6 * weight} dash="2 6" />
        <Line d={line(place, level + 34 * weight, place, 340)} width={2 * weight} dash={`1 ${7 * weight}`} />
        <Line d={curve(bounces(top))} width={2 * weight} dash={`1 ${7 * weight}`} />
        <Line d={line(1470, ground, 1830, ground)} width={2 * weight} />
        <Sketch
          d={curve(hanging)}
          amp={2.5}
          over={0}
          wave={90}
          passes={1}
          width={2.4 * weight}
          pencilWidth={0.8 * weight}
          pencilOpacity={0.5}
        />
        <Dot x={1756} y={top - weight} r={14 * weight} />
      </>
    );
  },
});

function bounces(top: number) {
  return [
    [place, 340],
    [1536, top],
    [1592, 320],
    [1648, top],
    [1684, 392],
    [1720, top - 8],
  ] as const;
}

/** The other end hangs down from where it is still held. */
const hanging = [
  [2000, level],
  [1920, level],
  [1838, 74],
  [1762, 136],
  [1722, 248],
] as const;

const frayed = `${line(snapped, level, 1468, level - 15)}${line(snapped, level, 1473, level + 3)}${line(snapped, level, 1465, level + 17)}`;
