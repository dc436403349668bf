import { PathWriter } from "./path-writer.ts";
import { moved, type Point } from "./point.ts";

/** A path that runs smoothly through all of the points. */
export function curve(points: readonly Point[]): string {
  const writer = new PathWriter();
  writeCurve(writer, points);
  return writer.toString();
}

/**
 * Writes a Catmull-Rom curve. Its handles lie evenly on both sides of every point, which is what SVG's short "s" command
 * assumes. `before` and `after` are the neighbors that decide how the ends lean.
 */
export function writeCurve(writer: PathWriter, points: readonly Point[], before?: Point, after?: Point): void {
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (from === undefined) {
      writer.moveTo(to);
      return;
    }
    const next = points[index + 1] ?? after ?? to;
    const arrive = lean(to, from, next, -1 / 6);
    if (index > 1) {
      writer.smoothTo(arrive, to);
      return;
    }
    writer.cubicTo(lean(from, before ?? from, to, 1 / 6), arrive, to);
  });
}

function lean(point: Point, before: Point, after: Point, share: number): Point {
  return moved(point, [after[0] - before[0], after[1] - before[1]], share);
}
