import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { line } from "#art/drawing/shapes.ts";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { scribble } from "#art/line/scribble.ts";

/** How far it begins to the left of the three steps above which it lies, and how wide they are. */
const before = 1000;
const steps = 1296;
const level = 84;
const [plan, code] = [440, 880];

/** A scribble above the first step, measured above the second and straight above the third, where it ends in the dot. */
export const settlingLine: Drawing = {
  name: "brand/settling-line-1440",
  width: before + steps,
  height: 100,
  view: [-before, 0, before + steps, 100],
  draw: () => (
    <>
      <Line d={`${curve([...arriving, ...dreaming, ...calming])}H${steps - 16}`} width={2.2} />
      <Line d={measures} width={1.5} />
      <Dot x={steps - 16} y={level} r={16} />
    </>
  ),
};

const arriving = Array.from({ length: 20 }, (_, index): Point => {
  const x = -before + 50 * index;
  return [x, level - 12 + 10 * Math.sin(x / 85)];
});

const dreaming = scribble({ from: [0, 52], to: [290, 54], loops: 7, radius: 40, sway: 6, seed: 4 });

const calming: readonly Point[] = [
  [318, 66],
  [346, 80],
  [372, 88],
  [400, 86],
  [plan - 16, level],
  [plan, level],
];

const measures = Array.from({ length: 20 }, (_, index) => {
  const x = plan + ((code - plan) / 20) * index;
  return line(x, level - (index % 5 === 0 ? 20 : 9), x, level);
}).join("");
