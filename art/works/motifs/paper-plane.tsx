import type { Color } from "#art/drawing/palette.ts";
import { Line } from "#art/engine/mark.tsx";
import { mapped } from "./place.ts";

interface PaperPlaneProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Where it flies, in degrees; 0 is to the right, 90 is down. */
  readonly course: number;
  readonly scale?: number;
  readonly fill?: Color;
}

/** A paper plane, 72 pixels long. */
export function PaperPlane({ x, y, course, scale = 1, fill = "sheet" }: PaperPlaneProps) {
  const turn = (course * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const seen = (d: string) => mapped(d, [cos, sin, -sin, cos, x, y]);
  return (
    <>
      <Line d={seen(wings)} fill={fill} width={1.8} />
      <Line d={seen(keel)} fill="text" width={1.6} />
      <Line d={seen("M38 0L-20 3")} width={1.4} />
    </>
  );
}

const wings = "M38 0L-34 -30L-20 3L-34 24Z";
const keel = "M38 0L-20 3L-17 20Z";
