import type { Point } from "./point.ts";
import type { Cubic } from "./segment.ts";

/** The seven numbers of an SVG arc command, its end point already absolute. */
interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly to: Point;
}

/** An elliptical arc as cubic curves of at most a quarter turn each (SVG 2, implementation notes, B.2.4). */
export function arcToCubics(from: Point, arc: Arc): readonly Cubic[] {
  const { center, rx, ry, start, turn, turned } = centerForm(from, arc);
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6));
  const step = turn / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number): Point => {
    const [px, py] = turned(x * rx, y * ry);
    return [center[0] + px, center[1] + py];
  };
  const cubics: Cubic[] = [];
  let at = from;
  for (let index = 0; index < count; index++) {
    const a = start + step * index;
    const b = a + step;
    const to = index === count - 1 ? arc.to : place(Math.cos(b), Math.sin(b));
    cubics.push({
      kind: "cubic",
      from: at,
      leave: place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      arrive: place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      to,
    });
    at = to;
  }
  return cubics;
}

function centerForm(from: Point, arc: Arc) {
  const tilt = (arc.rotation * Math.PI) / 180;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const turned = (x: number, y: number): Point => [cos * x - sin * y, sin * x + cos * y];
  const dx = (from[0] - arc.to[0]) / 2;
  const dy = (from[1] - arc.to[1]) / 2;
  const x = cos * dx + sin * dy;
  const y = -sin * dx + cos * dy;
  // Radii that are too small for the distance grow until the arc just reaches.
  const grow = Math.max(1, Math.sqrt((x / arc.rx) ** 2 + (y / arc.ry) ** 2));
  const rx = Math.abs(arc.rx) * grow;
  const ry = Math.abs(arc.ry) * grow;
  const spare = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1;
  const side = (arc.large === arc.sweep ? -1 : 1) * Math.sqrt(Math.max(0, spare));
  const cx = (side * rx * y) / ry;
  const cy = (-side * ry * x) / rx;
  const [ox, oy] = turned(cx, cy);
  const center: Point = [(from[0] + arc.to[0]) / 2 + ox, (from[1] + arc.to[1]) / 2 + oy];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  const raw = end - start;
  const turn = arc.sweep ? (raw < 0 ? raw + 2 * Math.PI : raw) : raw > 0 ? raw - 2 * Math.PI : raw;
  return { center, rx, ry, start, turn, turned };
}
