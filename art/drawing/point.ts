/** A point in a picture: x to the right, y downward, in pixels. */
export type Point = readonly [x: number, y: number];

/** A length as drawings write it, with one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point that lies `share` of the way from `a` to `b`. */
export function between(a: Point, b: Point, share = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The direction from `a` to `b` as a vector of length 1, or no direction at all where they coincide. */
export function heading(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? [0, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** `point` moved by `length` along `direction`. */
export function moved(point: Point, direction: Point, length: number): Point {
  return [point[0] + direction[0] * length, point[1] + direction[1] * length];
}
