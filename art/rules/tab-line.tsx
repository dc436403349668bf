import { line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** The line below the tab that is open, stretched to its width. */
export const tabLine: Drawing = {
  name: "rules/tab",
  width: 170,
  height: 12,
  fit: "none",
  draw: () => (
    <Sketch
      d={line(3, 6, 167, 6)}
      t={1}
      amp={2.4}
      over={0}
      wave={60}
      passes={1}
      width={2.6}
      pencilWidth={1}
      spread={0.4}
    />
  ),
};
