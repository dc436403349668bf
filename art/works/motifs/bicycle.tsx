import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { place } from "./place.ts";

/** A bicycle with a parcel on its carrier, 70 by 46 pixels. */
export function Bicycle({ x, y }: { readonly x: number; readonly y: number }) {
  const here = (d: string) => place(d, x, y);
  return (
    <>
      <Line d={here(ellipse(14, 32, 14) + ellipse(56, 32, 14))} width={2} fill="sheet" />
      <Line d={here("M14 32L28 14H48L34 32H14M34 32L26 8M48 14L56 32M48 14L45 3H53M20 8H32")} width={2} />
      <Shape d={here(rect(0, -6, 20, 18, 2))} color="ochre" />
      <Line d={here(line(0, 3, 20, 3))} color="sheet" width={1.6} />
    </>
  );
}
