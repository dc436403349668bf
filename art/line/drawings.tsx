import { curve } from "#art/drawing/curve.ts";
import { exactPath } from "#art/drawing/path.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { ruleWidth } from "#art/rules/rule.tsx";
import { type Scribble, scribble } from "./scribble.ts";

/**
 * The line that leaves the hero's full stop and arrives at the closing question, where it crosses the home page: wild at
 * first, and calmer from gap to gap.
 */
export const lines: readonly Drawing[] = [
  part("line/wild", 256, { loops: 27, radius: 88, sway: 30 }),
  part("line/looping", 184, { loops: 18, radius: 62, sway: 24, seed: 5 }),
  part("line/waving", 96, { loops: 22, radius: 0, sway: 34, seed: 8 }),
  part("line/calm", 48, { loops: 6, radius: 0, sway: 9, seed: 3 }),
  part("line/exact", 24, { loops: 0, radius: 0, sway: 0 }),
];

function part(name: string, height: number, shape: Pick<Scribble, "loops" | "radius" | "sway" | "seed">): Drawing {
  const middle = height / 2;
  return {
    name,
    width: ruleWidth,
    height,
    draw: () => (
      // The page that uses it says how thick it is, and how much of it is drawn.
      <path
        id="way"
        pathLength="1"
        fill="none"
        d={exactPath(
          curve(scribble({ from: [-40, middle], to: [ruleWidth + 40, middle], ...shape, between: [-1, 2] })),
        )}
      />
    ),
  };
}
