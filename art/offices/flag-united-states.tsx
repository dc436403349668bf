import type { Point } from "#art/drawing/point.ts";
import { polygon, rect } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { FlagEdge } from "./flag-edge.tsx";

const stripe = 20 / 13;
const canton = { width: 13, height: 7 * stripe };

/** Thirteen stripes, and as many stars as still are stars at this size. */
export function UnitedStates() {
  const stripes = [0, 2, 4, 6, 8, 10, 12].map((row) => rect(0, row * stripe, 30, stripe));
  return (
    <>
      <Shape paint="#fff" d={rect(0, 0, 30, 20)} />
      <Shape paint="#b3273b" d={stripes.join("")} />
      <Shape paint="#2d3f73" d={rect(0, 0, canton.width, canton.height)} />
      <Shape paint="#fff" d={stars().join("")} />
      <FlagEdge />
    </>
  );
}

/** Rows of four and three by turns, as in the real field of six and five. */
function stars(): readonly string[] {
  return [0, 1, 2, 3, 4].flatMap((row) => {
    const count = row % 2 === 0 ? 4 : 3;
    const inset = row % 2 === 0 ? 2 : 3.5;
    return Array.from({ length: count }, (_, column) => star([inset + column * 3, 1.75 + row * 1.8], 0.95));
  });
}

function star([x, y]: Point, radius: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index * Math.PI) / 5 - Math.PI / 2;
      const reach = index % 2 === 0 ? radius : radius * 0.42;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}
