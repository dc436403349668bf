import { parsePath } from "#art/drawing/path.ts";
import type { Point } from "#art/drawing/point.ts";
import { endHeading, startHeading } from "#art/drawing/segment.ts";

/** The points at which a type designer sets anchors: the corners of an outline, and where it runs level or upright. */
export function anchorsOf(d: string): readonly Point[] {
  return parsePath(d).flatMap(({ segments }) =>
    segments.flatMap((segment, index) => {
      const before = segments.at(index - 1) ?? segment;
      const [ax, ay] = endHeading(before);
      const [bx, by] = startHeading(segment);
      const turns = ax * bx + ay * by < 0.9;
      const squares = Math.min(Math.abs(bx), Math.abs(by)) < 0.05;
      return turns || squares ? [segment.from] : [];
    }),
  );
}
