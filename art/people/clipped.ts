import { curve } from "#art/drawing/curve.ts";
import { samplePath } from "#art/drawing/path.ts";
import type { Point } from "#art/drawing/point.ts";

const step = 1.5;

/** What of some lines lies inside an area, like the stripes of a shirt. Broad lines end a little before the edge. */
export function clipped(lines: readonly string[], area: string, width = 0): string {
  const inset = Math.round(width / 2 / step);
  const outline = samplePath(area, 3);
  return lines
    .flatMap((line) => runsInside(samplePath(line, step), outline))
    .map((run) => run.slice(inset, run.length - inset))
    .map((run) => curve(run.filter((_, index) => index % 10 === 0 || index === run.length - 1)))
    .join("");
}

function runsInside(points: readonly Point[], outline: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (isInside(point, outline)) {
      runs.at(-1)?.push(point);
    } else if (runs.at(-1)?.length) {
      runs.push([]);
    }
  }
  return runs.filter((run) => run.length > 2);
}

/** Counts how often a ray to the right leaves the outline. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from[1] > y !== to[1] > y && x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])) {
      inside = !inside;
    }
  });
  return inside;
}
