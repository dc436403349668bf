import type { Color } from "#art/drawing/palette.ts";
import { rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { useStage } from "#art/engine/stage.ts";

interface GroundProps {
  readonly width: number;
  readonly height: number;
  /** A tint from edge to edge; without one the picture is paper with a line around it. */
  readonly color?: Color;
  /** How far the tint goes on at both sides, for a window that shows more than the picture. */
  readonly beyond?: number;
}

/** What a picture lies on. On a dark page all pictures get the same quiet line from the page itself. */
export function Ground({ width, height, color, beyond = 0 }: GroundProps) {
  // A sketch is on bare paper.
  if (useStage() === "sketch") return null;
  return color ? (
    <Shape d={rect(-beyond, 0, width + 2 * beyond, height)} color={color} />
  ) : (
    <g color="light-dark(var(--text),transparent)">
      <Line d={rect(0.75, 0.75, width - 1.5, height - 1.5, 6)} width={1.5} />
    </g>
  );
}
