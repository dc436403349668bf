import { type ReactNode, useId } from "react";
import { exactPath } from "#art/drawing/path.ts";
import { rect } from "#art/drawing/shapes.ts";
import type { BoxProps } from "./box.tsx";

interface CropProps extends Pick<BoxProps, "x" | "y" | "width" | "height" | "radius"> {
  readonly children: ReactNode;
}

/** Shows what lies inside a box and nothing else, like a list that is scrolled. */
export function Crop({ x, y, width, height, radius = 0, children }: CropProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={exactPath(rect(x, y, width, height, radius))} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
