import type { ReactNode } from "react";
import type { Color } from "#art/drawing/palette.ts";
import { rect } from "#art/drawing/shapes.ts";
import { Light } from "#art/engine/group.tsx";
import { Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** The icon of an app: a tile in the app's color, the same in both schemes because apps keep their color. */
export function appIcon(name: string, tile: Color, sign: () => ReactNode): Drawing {
  return {
    name: `icons/${name}`,
    width: 64,
    height: 64,
    draw: () => (
      <Light>
        <Shape d={rect(0, 0, 64, 64, 15)} color={tile} />
        {sign()}
      </Light>
    ),
  };
}
