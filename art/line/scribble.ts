import { waver } from "#art/drawing/noise.ts";
import type { Point } from "#art/drawing/point.ts";

/** A line that has not found its way yet: it runs in loops of changing size around a way that sways. */
export interface Scribble {
  readonly from: Point;
  readonly to: Point;
  readonly loops: number;
  /** Of the largest loop. */
  readonly radius: number;
  /** How far its way sways. */
  readonly sway: number;
  /** Another one makes another line. */
  readonly seed?: number;
  /** The shares of the way within which it loops: outside it runs quietly. */
  readonly between?: readonly [number, number];
}

const pointsPerLoop = 18;

/** The points of a scribble, for a smooth curve through them. */
export function scribble({
  from,
  to,
  loops,
  radius,
  sway,
  seed = 1,
  between = [0.04, 0.96],
}: Scribble): readonly Point[] {
  const count = Math.max(24, Math.round(loops * pointsPerLoop));
  return Array.from({ length: count + 1 }, (_, index) => {
    const u = index / count;
    const calm = swell(u, between);
    const size = radius * calm * (0.72 + 0.28 * waver(u * loops * 0.9, seed));
    const turn = 2 * Math.PI * (loops * u + 0.22 * waver(u * loops * 0.7, seed + 1));
    const base = sway * swell(u, [0, 1]) * waver(u * (loops * 0.45 + 3), seed + 2);
    return [
      from[0] + (to[0] - from[0]) * u + size * Math.sin(turn),
      from[1] + (to[1] - from[1]) * u + base - size * Math.cos(turn) * 0.92,
    ];
  });
}

/** From 0 at one end of a stretch over 1 to 0 at the other. */
function swell(u: number, [start, end]: readonly [number, number]): number {
  const share = Math.min(1, Math.max(0, (u - start) / (end - start)));
  return Math.min(1, 6 * Math.sin(Math.PI * share));
}
