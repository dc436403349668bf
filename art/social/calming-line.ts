import { coil } from "#art/engine/coil.ts";
import { curve } from "#art/engine/curve.ts";
import { chance, seedFrom } from "#art/engine/noise.ts";
import type { Point } from "#art/engine/point.ts";

interface CalmingLine {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** How high its loops may rise. */
  readonly room: number;
}

/** The line that loops, calms down and runs straight to the dot. Another title loops in another way. */
export function calmingLine(title: string, { from, to, y, room }: CalmingLine): string {
  const seed = seedFrom(title);
  const largest = Math.min(66, Math.max(26, room / 2));
  const radii = Array.from({ length: 6 }, (_, index) => largest * (0.5 + 0.5 * chance(seed, 10 + index)));
  const way = (u: number): Point => [from + (to - from) * u, y + Math.sin(u * Math.PI * 3.4) * 16 * (1 - u) ** 2];
  return curve(coil({ way, from: 0.05 + 0.06 * chance(seed, 2), to: 0.36 + 0.1 * chance(seed, 3), radii }));
}
