import { rect } from "#art/drawing/shapes.ts";

/** The small squares that stand on a level line where it is exact. */
export function anchorsAt(level: number, places: readonly number[]): string {
  return places.map((x) => rect(x - 3, level - 3, 6, 6)).join("");
}
