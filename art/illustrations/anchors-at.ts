import { rect } from "#art/drawing/shapes.ts";

/** The small squares that stand on a level line where it is exact. */
export function anchorsAt(level: number, places: readonly number[], size = 6): string {
  return places.map((x) => rect(x - size / 2, level - size / 2, size, size)).join("");
}
