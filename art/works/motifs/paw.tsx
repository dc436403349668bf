import type { Color } from "#art/drawing/palette.ts";
import { ellipse } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { place } from "./place.ts";

interface PawProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: Color;
}

/** The mark of a paw. */
export function Paw({ x, y, size, color }: PawProps) {
  return <Shape d={place(paw, x, y, size / 24)} color={color} />;
}

const pad = "M0 -1C4 -1 8 4 8 7.500C8 11 4 11 0 10C-4 11 -8 11 -8 7.500C-8 4 -4 -1 0 -1Z";

/** A pad and four toes, in a box of 24 around the middle. */
export const paw =
  pad + ellipse(-9, -1, 2.4, 3.2) + ellipse(-3.6, -7, 2.5, 3.4) + ellipse(3.6, -7, 2.5, 3.4) + ellipse(9, -1, 2.4, 3.2);
