import type { Point } from "#art/drawing/point.ts";

/** How freely a hand draws at a point: 1 is a dream, 0 is code. */
export type Looseness = number | ((point: Point) => number);

/** Loose at `from` and left of it, exact at `to` and right of it. A higher power calms sooner. */
export function ramp(from: number, to: number, power = 1.4): Looseness {
  return ([x]) => Math.min(1, Math.max(0, (to - x) / (to - from))) ** power;
}

/** The looseness at a point, with what no eye could see taken as exact. */
export function loosenessAt(looseness: Looseness, point: Point): number {
  const value = typeof looseness === "number" ? looseness : looseness(point);
  return value < 0.015 ? 0 : value;
}
