import { distance, heading, type Point } from "#art/drawing/point.ts";

/** The same ring with fewer points, nowhere further off than `tolerance` (Douglas and Peucker, 1973). */
export function simplifiedRing(ring: readonly Point[], tolerance: number): readonly Point[] {
  const [start] = ring;
  if (!start) {
    return [];
  }
  // A ring has no ends of its own: it is cut at its first point and at the one furthest from it.
  const far = indexOfGreatest(ring.map((point) => distance(start, point)));
  return [
    ...simplified(ring.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplified([...ring.slice(far), start], tolerance).slice(0, -1),
  ];
}

function simplified(chain: readonly Point[], tolerance: number): readonly Point[] {
  const first = chain[0];
  const last = chain.at(-1);
  if (!first || !last || chain.length < 3) {
    return chain;
  }
  const offsets = chain.map((point) => offset(point, first, last));
  const worst = indexOfGreatest(offsets);
  if ((offsets[worst] ?? 0) <= tolerance) {
    return [first, last];
  }
  return [...simplified(chain.slice(0, worst + 1), tolerance), ...simplified(chain.slice(worst), tolerance).slice(1)];
}

function offset(point: Point, from: Point, to: Point): number {
  const [hx, hy] = heading(from, to);
  if (hx === 0 && hy === 0) {
    return distance(point, from);
  }
  return Math.abs((point[0] - from[0]) * hy - (point[1] - from[1]) * hx);
}

function indexOfGreatest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
}
