import type { Point } from "#art/drawing/point.ts";
import { contentIn } from "#content/index.ts";
import type { Place } from "./land.ts";
import { type PolarMap, polarMap } from "./polar.ts";

/** Where the offices are. */
export const places: readonly Place[] = contentIn("en").company.offices.flatMap(({ coordinates }) =>
  coordinates ? [[coordinates.longitude, coordinates.latitude] as const] : [],
);

/** How the map is drawn for one width of the page. */
export interface MapLayout {
  /** Added to the names of its pictures. */
  readonly suffix: string;
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** The first office. */
  readonly start: Point;
  /** How far right of it the last one lies. */
  readonly reach: number;
  /** How far the hand strays along the coast. */
  readonly amp: number;
  /** How far the drawn coast may be off the real one, in pixels. */
  readonly detail: number;
  readonly loops: readonly number[];
  /** How high the route rises over the shortest way. */
  readonly lift: number;
  readonly routeWidth: number;
  readonly dot: number;
  /** Where the dotted lines from the offices down to their addresses end. */
  readonly foot: number | undefined;
}

/** The map for desktops and for phones. */
export const mapLayouts: readonly MapLayout[] = [
  {
    suffix: "",
    view: [-120, 60, 1680, 640],
    start: [236, 392],
    reach: 817,
    amp: 6,
    detail: 1.5,
    loops: [52, 36, 48, 30, 40, 24],
    lift: 34,
    routeWidth: 2.4,
    dot: 12,
    foot: 700,
  },
  {
    suffix: "-390",
    view: [-60, 0, 510, 400],
    start: [52, 216],
    reach: 286,
    amp: 2.4,
    detail: 1.2,
    loops: [19, 14, 18, 12, 15],
    lift: 12,
    routeWidth: 1.8,
    dot: 7,
    foot: undefined,
  },
];

/** The map of the offices: the first and the last level with each other, or north up if there is only one. */
export function officeMap({ start, reach }: MapLayout): PolarMap {
  const [first = [0, 60], ...others] = places;
  return polarMap(first, others.at(-1), start, reach);
}
