import type { Point } from "#art/drawing/point.ts";
import type { Place } from "./land.ts";

/** Maps a point on Earth. */
type Projection = (place: Place) => Point;

/** A map around a pole. */
export interface PolarMap {
  readonly project: Projection;
  readonly pole: Point;
  /** The radius of a circle of latitude, counted from the equator to this pole. */
  readonly radiusOf: (latitude: number) => number;
  /** True on the half of the Earth that the map shows. */
  readonly shows: (place: Place) => boolean;
}

/** A map shows at least this many degrees from its first place to the right, or it would have no shores. */
const minDegrees = 20;
const degreesWithoutEast = 60;

/**
 * Looks down on the pole that is nearer, every distance from it true (azimuthal equidistant). Turned and scaled so that
 * `west` lies at `left` and `east` at the same height, `width` further right; without `east`, the pole is above `west`.
 */
export function polarMap(west: Place, east: Place | undefined, left: Point, width: number): PolarMap {
  const hemisphere = west[1] + (east?.[1] ?? 0) < 0 ? -1 : 1;
  const upright: Projection = ([longitude, latitude]) => {
    const angle = radians(longitude * hemisphere);
    const fromPole = 90 - latitude * hemisphere;
    return [fromPole * Math.cos(angle), -fromPole * Math.sin(angle)];
  };
  const [ax, ay] = upright(west);
  const toEast = degreesWithoutEast / Math.hypot(ax, ay);
  const [bx, by] = east ? upright(east) : [ax + ay * toEast, ay - ax * toEast];
  const scale = width / Math.max(Math.hypot(bx - ax, by - ay), minDegrees);
  const turn = -Math.atan2(by - ay, bx - ax);
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const [ox, oy] = turned([ax, ay]);
  const pole: Point = [left[0] - ox, left[1] - oy];
  return {
    pole,
    radiusOf: (latitude) => (90 - latitude) * scale,
    shows: ([, latitude]) => latitude * hemisphere > 0,
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
