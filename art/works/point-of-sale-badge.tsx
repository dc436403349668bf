import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** A register on a round background, readable on every picture that it is pinned to. */
export const pointOfSaleBadge: Drawing = {
  name: "badges/point-of-sale",
  width: 32,
  height: 32,
  draw: () => (
    <>
      <Line d={ellipse(16, 16, 15.2)} fill="sheet" width={1.2} color="line" />
      <Line d="M10 17L12 8H20L22 17" width={1.6} />
      <Shape d={rect(7.5, 17, 17, 7.5, 2)} />
      <Line d={line(14, 20.8, 18, 20.8)} color="sheet" width={1.6} />
      <Line d={line(14.2, 12, 17.8, 12)} width={1.6} />
    </>
  ),
};
