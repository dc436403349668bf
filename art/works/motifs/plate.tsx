import { ellipse } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { place } from "./place.ts";

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A plate of food, seen from above. */
export function Plate({ x, y, r }: PlateProps) {
  const here = (d: string) => place(d, x, y, r / 36);
  return (
    <>
      <Line d={here(ellipse(0, 0, 36))} fill="sheet" width={1.5} />
      <Line d={here(ellipse(0, 0, 25))} width={1} color="line" />
      <Shape d={here(fish)} />
      <Line d={here(scales)} color="sheet" width={1.3} />
      <Shape d={here(leaves)} color="green" />
      <Line d={here(ellipse(10, 13, 6) + ellipse(10, 13, 2))} color="ochre" width={1.5} fill="ochre-2" />
    </>
  );
}

const fish = "M-20-6C-12-16 4-16 12-5L21-12C19-7 19-1 21 4L12-3C4 7-12 6-20-6Z";
const scales = "M-8-9C-5-6-5-3-8 0M-1-10C2-7 2-2-1 1M-15-7v.1";
const leaves = "M-14 8C-10 2-4 4-2 9C-8 12-12 12-14 8ZM-10 17C-9 11-3 11 0 15C-4 19-8 20-10 17Z";
