import { between, type Point } from "#art/drawing/point.ts";
import type { Bounds } from "#art/engine/bounds.ts";

/** The part of a ring inside a box (Sutherland and Hodgman, 1974). */
export function clipped(ring: readonly Point[], box: Bounds): readonly Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, keep: 1 | -1])[] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ];
  return sides.reduce<readonly Point[]>((points, [axis, limit, keep]) => {
    const inside = (point: Point) => (point[axis] - limit) * keep >= 0;
    return points.flatMap((to, index) => {
      const from = points.at(index - 1) ?? to;
      const crossing = () => between(from, to, (limit - from[axis]) / (to[axis] - from[axis]));
      if (inside(from) === inside(to)) {
        return inside(to) ? [to] : [];
      }
      return inside(to) ? [crossing(), to] : [crossing()];
    });
  }, ring);
}
