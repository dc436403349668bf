import type { ReactNode } from "react";
import { rect } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { Box, type BoxProps } from "./box.tsx";
import { Strong } from "./label.tsx";

interface VeilProps extends Pick<BoxProps, "width" | "height" | "radius"> {}

/** Dims a screen below a dialog. */
export function Veil({ width, height, radius = 8 }: VeilProps) {
  return <Shape d={rect(0, 0, width, height, radius)} color="night" opacity={0.42} />;
}

interface DialogProps extends BoxProps {
  readonly title?: string;
  /** Drawn in the dialog's own coordinates; a title takes the first 52 pixels. */
  readonly children: ReactNode;
}

/** A sheet that lies on a screen: a dialog, a menu, a panel. */
export function Dialog({ title, children, ...box }: DialogProps) {
  return (
    <>
      <Box radius={14} {...box} fill="sheet" edge="text" edgeWidth={1.5} />
      <At x={box.x} y={box.y}>
        {title && (
          <Strong x={20} y={36} size={20}>
            {title}
          </Strong>
        )}
        {children}
      </At>
    </>
  );
}
