import type { Point } from "#art/drawing/point.ts";
import type { Place } from "./land.ts";

/** Maps a point on Earth. */
type Projection = (place: Place) => Point;

/** The polar map of two places: level with each other, at the given points. */
export interface PolarMap {
  readonly project: Projection;
  readonly pole: Point;
  /** The radius of a circle of latitude. */
  readonly radiusOf: (latitude: number) => number;
}

/**
 * Looks down on the North Pole, every distance from it true (azimuthal equidistant). Turned and scaled so that `west`
 * lies at `left` and `east` at the same height, `width` further right.
 */
export function polarMap(west: Place, east: Place, left: Point, width: number): PolarMap {
  const upright: Projection = ([longitude, latitude]) => {
    const angle = radians(longitude);
    return [(90 - latitude) * Math.cos(angle), -(90 - latitude) * Math.sin(angle)];
  };
  const [ax, ay] = upright(west);
  const [bx, by] = upright(east);
  const scale = width / Math.hypot(bx - ax, by - ay);
  const turn = -Math.atan2(by - ay, bx - ax);
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const [ox, oy] = turned([ax, ay]);
  const pole: Point = [left[0] - ox, left[1] - oy];
  return {
    pole,
    radiusOf: (latitude) => (90 - latitude) * scale,
    project: (place) => {
      const [x, y] = turned(upright(place));
      return [pole[0] + x, pole[1] + y];
    },
  };
}

/** The point at share `u` of the shortest way from `a` to `b`. */
export function alongGreatCircle(a: Place, b: Place, u: number): Place {
  const from = vector(a);
  const to = vector(b);
  const angle = Math.acos(from.reduce((sum, value, axis) => sum + value * (to[axis] ?? 0), 0));
  const [x = 0, y = 0, z = 0] = from.map(
    (value, axis) => (value * Math.sin((1 - u) * angle) + (to[axis] ?? 0) * Math.sin(u * angle)) / Math.sin(angle),
  );
  return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
}

function vector([longitude, latitude]: Place): readonly number[] {
  const level = Math.cos(radians(latitude));
  return [level * Math.cos(radians(longitude)), level * Math.sin(radians(longitude)), Math.sin(radians(latitude))];
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
