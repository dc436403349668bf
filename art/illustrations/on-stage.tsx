import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";

interface Scene {
  readonly name: string;
  readonly height: number;
  /** Draws it with lines and a dot that are so many times as strong. */
  readonly draw: (weight: number) => ReactNode;
}

/** Longer than windows are wide: the right end is shown, and the line comes in from the window's left edge. */
const reach = 2000;
/** What happens to the line is here, and phones show no more of it. */
const happening = 700;

/** A line that runs across a page, and for phones its end alone, where it is half as large. */
export function onStage({ name, height, draw }: Scene): readonly Drawing[] {
  return [
    { name: `illustrations/${name}`, width: reach, height, draw: () => draw(1) },
    {
      name: `illustrations/${name}-390`,
      width: happening,
      height,
      view: [reach - happening, 0, happening, height],
      draw: () => draw(1.8),
    },
  ];
}
