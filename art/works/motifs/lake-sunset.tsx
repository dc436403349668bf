import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { Crop } from "#art/kit/crop.tsx";
import { Strong } from "#art/kit/label.tsx";

interface LakeSunsetProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Ochre, on paper and on ink: vermilion is the dot's alone. */
const sun = "oklch(0.79 0.125 80)";

/** A member card: the sun sinks into water of ruled lines. */
export function LakeSunset({ x, y, width, height }: LakeSunsetProps) {
  const shore = y + height * 0.56;
  const middle = x + width * 0.62;
  return (
    <>
      <Crop x={x} y={y} width={width} height={shore - y}>
        <Shape d={ellipse(middle, shore, height * 0.27)} paint={sun} />
      </Crop>
      <Line d={water(x + 14, x + width - 14, shore, y + height - 12, middle)} width={1.5} />
      <Sketch d={rect(x, y, width, height, 14)} t={ramp(x - 20, x + width * 0.7, 1.1)} amp={5} width={1.7} />
      <Strong x={x + 16} y={y + 32} size={19}>
        No. 218
      </Strong>
    </>
  );
}

/** Lines that stand further apart the nearer they are, broken where the sun is mirrored. */
function water(left: number, right: number, shore: number, foot: number, sun: number): string {
  const rows = [0, 0.1, 0.24, 0.42, 0.64, 0.9];
  return rows
    .map((share, row) => {
      const level = shore + (foot - shore) * share;
      const gap = row === 0 ? 0 : 34 - row * 5;
      const glint = row % 2 === 0 ? 0 : gap * 0.55;
      return gap === 0
        ? line(left, level, right, level)
        : line(left, level, sun - gap, level) +
            line(sun + gap, level, right, level) +
            (glint ? line(sun - glint, level, sun + glint, level) : "");
    })
    .join("");
}
