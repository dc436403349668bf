import { parsePath } from "#art/drawing/path.ts";
import { PathWriter } from "#art/drawing/path-writer.ts";
import type { Point } from "#art/drawing/point.ts";

/** The six numbers of an SVG matrix. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A path moved and scaled: the line engine then sees it where it really stands. */
export function place(d: string, x: number, y: number, scale = 1): string {
  return mapped(d, [scale, 0, 0, scale, x, y]);
}

/** A path seen through a matrix. */
export function mapped(path: string, [a, b, c, d, e, f]: Matrix): string {
  const to = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  const writer = new PathWriter(2);
  for (const { segments, closed } of parsePath(path)) {
    for (const segment of segments) {
      writer.segment(
        segment.kind === "straight"
          ? { kind: "straight", from: to(segment.from), to: to(segment.to) }
          : {
              kind: "cubic",
              from: to(segment.from),
              leave: to(segment.leave),
              arrive: to(segment.arrive),
              to: to(segment.to),
            },
      );
    }
    if (closed) {
      writer.close();
    }
  }
  return writer.toString();
}
