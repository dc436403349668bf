import { samplePath } from "#art/drawing/path.ts";
import { between, type Point } from "#art/drawing/point.ts";

/** How strokes of shade lie. */
interface Hatching {
  /** From stroke to stroke. */
  readonly gap?: number;
  /** 1 rises to the right, -1 falls. */
  readonly lean?: 1 | -1;
}

/** Parallel strokes at 45 degrees that fill closed areas to their edges, as one path. */
export function hatching(areas: string, { gap = 4.4, lean = 1 }: Hatching = {}): string {
  return areas
    .split(/(?<=Z)/)
    .map((area) => hatched(area, gap, lean))
    .join("");
}

function hatched(area: string, gap: number, lean: number): string {
  // Turned so that a stroke keeps one height: then its ends are where the outline crosses that height.
  const outline = samplePath(area, 3).map(([x, y]): Point => [x - lean * y, x + lean * y]);
  const heights = outline.map(([, height]) => height);
  const strokes: string[] = [];
  for (let height = Math.min(...heights) + gap; height < Math.max(...heights); height += gap * Math.SQRT2) {
    const ends = crossings(outline, height);
    for (let index = 0; index + 1 < ends.length; index += 2) {
      strokes.push(`M${back(ends[index] ?? 0, height, lean)}L${back(ends[index + 1] ?? 0, height, lean)}`);
    }
  }
  return strokes.join("");
}

function crossings(outline: readonly Point[], height: number): readonly number[] {
  return outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const crosses = from[1] < height !== to[1] < height;
      return crosses ? [between(from, to, (height - from[1]) / (to[1] - from[1]))[0]] : [];
    })
    .toSorted((a, b) => a - b);
}

function back(along: number, height: number, lean: number): string {
  return `${(along + height) / 2} ${((height - along) * lean) / 2}`;
}
