import { ellipse } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";

/** Where a finger touches the screen. */
export function Touch({ x, y, r = 20 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <>
      <Shape d={ellipse(x, y, r)} opacity={0.14} />
      <Line d={ellipse(x, y, r)} width={1.6} />
    </>
  );
}

/** The arrow of a mouse, its tip at a point. */
export function Cursor({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Line d="M0 0V22L5.2 17.2L8.8 25.4L13 23.6L9.4 15.6H16.4Z" color="sheet" fill="text" width={1.6} />
    </g>
  );
}
