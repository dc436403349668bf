import { between, distance, heading, type Point } from "./point.ts";

/** A line that runs along a way and loops over it before it calms down. */
interface Coil {
  /** The way without loops, from share 0 to share 1. */
  readonly way: (u: number) => Point;
  /** Where the loops begin and end, as shares of the way. */
  readonly from: number;
  readonly to: number;
  /** The radius of each loop in turn. */
  readonly radii: readonly number[];
  /** 1 loops to the left of the way, which is upward for a way that runs to the right; -1 to its right. */
  readonly side?: 1 | -1;
}

const samples = 900;

/** The points of a coil, as far apart as a smooth curve through them allows. */
export function coil(shape: Coil, step = 14): readonly Point[] {
  const raw = Array.from({ length: samples + 1 }, (_, index) => coilAt(shape, index / samples));
  return softened(raw, step / 4).filter((_, index, all) => index % 4 === 0 || index === all.length - 1);
}

function coilAt({ way, from, to, radii, side = 1 }: Coil, u: number): Point {
  const base = way(u);
  const total = radii.reduce((sum, radius) => sum + radius, 0);
  let walked = ((u - from) / (to - from)) * total;
  if (walked <= 0 || walked >= total) {
    return base;
  }
  // Every loop takes a stretch of the way in proportion to its radius.
  const radius = radii.find((candidate) => {
    walked -= candidate;
    return walked < 0;
  });
  if (radius === undefined) {
    return base;
  }
  const turn = ((walked + radius) / radius) * 2 * Math.PI;
  const [hx, hy] = heading(way(Math.max(0, u - 0.002)), way(Math.min(1, u + 0.002)));
  const along = Math.sin(turn) * radius;
  const across = side * (1 - Math.cos(turn)) * radius;
  return [base[0] + hx * along + hy * across, base[1] + hy * along - hx * across];
}

/** Evenly spaced points, each the mean of its neighborhood: where two loops meet, no kink is left. */
function softened(points: readonly Point[], step: number): readonly Point[] {
  const even = spaced(points, step);
  return even.map((_, index) => {
    const reach = Math.min(3, index, even.length - 1 - index);
    const near = even.slice(index - reach, index + reach + 1);
    const sum = near.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
    return [sum[0] / near.length, sum[1] / near.length];
  });
}

function spaced(points: readonly Point[], step: number): readonly Point[] {
  const even: Point[] = [];
  let left = 0;
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from) {
      even.push(to);
      return;
    }
    const length = distance(from, to);
    let at = step - left;
    for (; at <= length; at += step) {
      even.push(between(from, to, at / length));
    }
    left = length - (at - step);
  });
  const last = points.at(-1);
  return last ? [...even, last] : even;
}
