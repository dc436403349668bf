import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";

interface Voice {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** The loudest swing, in pixels. */
  readonly swing: number;
  /** How often it swings, in radians per pixel. */
  readonly pitch?: number;
  /** The share of the way after which it falls silent. */
  readonly fade?: number;
}

/** A voice as a wave that swells, swings and calms into a straight line. */
export function voice({ from, to, y, swing, pitch = 0.5, fade = 1 }: Voice): string {
  const count = Math.round((to - from) / 3);
  const points = Array.from({ length: count + 1 }, (_, step): Point => {
    const u = step / count;
    const x = from + (to - from) * u;
    const swell = Math.sin(Math.min(1, u * 6) * 1.57) * Math.max(0, 1 - u / fade) ** 0.7;
    const loud = 0.3 + 0.7 * Math.abs(Math.sin(u * 9.4 + 0.5));
    return [x, y + Math.sin((x - from) * pitch) * swing * swell * loud];
  });
  return curve(points);
}
