import type { Color } from "#art/drawing/palette.ts";
import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";

interface PhoneOutlineProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** More than the picture shows, where the phone runs out of it. */
  readonly height: number;
  readonly fill: Color;
}

/** A phone as one line on the ground itself, for pictures on ink. */
export function PhoneOutline({ x, y, width, height, fill }: PhoneOutlineProps) {
  return (
    <>
      <Sketch
        d={rect(x, y, width, height, 34)}
        fill={fill}
        t={ramp(x - 20, x + width * 0.72, 1.1)}
        amp={7}
        wave={90}
        width={1.8}
      />
      <Line d={line(x + width / 2 - 24, y + 20, x + width / 2 + 24, y + 20)} width={3} />
    </>
  );
}
