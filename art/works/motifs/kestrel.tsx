import type { Color } from "#art/drawing/palette.ts";
import { Shape } from "#art/engine/mark.tsx";
import { mapped } from "./place.ts";

interface KestrelProps {
  /** Its breast. */
  readonly x: number;
  readonly y: number;
  /** Where it flies, in degrees; 0 is to the right, 90 is down. */
  readonly course: number;
  readonly scale?: number;
  readonly color?: Color;
}

/** A bird of prey from above: a courier on its way, 34 pixels from wing to wing. */
export function Kestrel({ x, y, course, scale = 1, color }: KestrelProps) {
  const turn = (course * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return <Shape d={mapped(bird, [cos, sin, -sin, cos, x, y])} color={color} />;
}

const wing = "C8 -3 6 -5 4 -6C4 -12 -2 -17 -10 -18C-5 -13 -5 -8 -6 -3L-20 -4L-17 0";
const bird = `M14 0${wing}L-20 4L-6 3C-5 8 -5 13 -10 18C-2 17 4 12 4 6C6 5 8 3 14 0Z`;
