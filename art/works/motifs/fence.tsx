import { line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";

interface FenceProps {
  readonly from: number;
  readonly to: number;
  /** The ground it stands on. */
  readonly y: number;
}

/** A picket fence, 120 pixels high. */
export function Fence({ from, to, y }: FenceProps) {
  const count = Math.floor((to - from) / 26);
  const pickets = Array.from({ length: count }, (_, k) => picket(from + 6 + k * 26, y));
  return (
    <>
      <Sketch d={line(from, y - 84, to, y - 84) + line(from, y - 28, to, y - 28)} passes={1} />
      <Sketch d={pickets.join("")} passes={0} />
    </>
  );
}

function picket(x: number, y: number): string {
  return line(x, y, x, y - 108, x + 8, y - 120, x + 16, y - 108, x + 16, y);
}
