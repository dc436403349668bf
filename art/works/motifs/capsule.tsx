import type { Color } from "#art/drawing/palette.ts";
import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { mapped } from "./place.ts";

interface CapsuleProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** In degrees; 0 lies level. */
  readonly turn: number;
  readonly fill: Color;
}

/** A capsule, one half of it full. */
export function Capsule({ x, y, length, turn, fill }: CapsuleProps) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const seen = (d: string) => mapped(d, [cos, sin, -sin, cos, x, y]);
  const r = length * 0.19;
  const k = r * 0.552;
  const half = length / 2;
  return (
    <>
      <Sketch d={seen(rect(-half, -r, length, 2 * r, r))} fill={fill} />
      <Shape
        d={seen(
          `M0 ${-r}H${half - r}C${half - r + k} ${-r} ${half} ${-k} ${half} 0S${half - r + k} ${r} ${half - r} ${r}H0Z`,
        )}
      />
      <Line d={seen(line(-half + r, -r * 0.45, -r * 0.6, -r * 0.45))} width={1.6} />
    </>
  );
}
