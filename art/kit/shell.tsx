import type { ReactNode } from "react";
import { At, Light } from "#art/engine/group.tsx";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { type Looseness, ramp } from "#art/engine/looseness.ts";
import { Shape } from "#art/engine/mark.tsx";

/** What every device takes: its screen's place and size in the picture, and what the screen shows. */
export interface FrameProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn in the screen's own coordinates: 0 0 is its top left corner. */
  readonly children?: ReactNode;
  /** A light screen in a dark device: for bands that are dark in both schemes. */
  readonly light?: boolean;
  /** 1 is the hand of the site; less is calmer, 0 is exact. */
  readonly loose?: number;
}

interface ShellProps extends FrameProps {
  /** The outline of the device, in the screen's coordinates. */
  readonly outline: string;
  /** The outline of the screen; left out, the device is all screen. */
  readonly screen?: string;
  /** Stands, buttons, lenses: drawn behind the device, by the same hand. */
  readonly behind?: ReactNode;
  /** Drawn on top of the screen, like a camera. */
  readonly above?: ReactNode;
}

/** A device: sketched on its left, measured on its right, the screen in it exact. */
export function Shell({ x, y, width, outline, screen, behind, above, children, light, loose = 1 }: ShellProps) {
  return (
    <At x={x} y={y}>
      <HandOf t={calming(width, loose)} amp={6} over={12} wave={90} width={1.8} passes={2}>
        {behind}
        {light && screen ? <Shape d={outline} paint="#000" /> : <Shape d={outline} color="sheet" />}
        {light ? (
          <Light>
            <Shape d={screen ?? outline} color="sheet" />
            {children}
          </Light>
        ) : (
          children
        )}
        <Sketch d={outline} />
        {screen && <Sketch d={screen} t={calming(width * 0.75, loose)} amp={4} over={8} width={1.1} passes={1} />}
        {above}
      </HandOf>
    </At>
  );
}

/** Loose at the left edge, exact from the middle on. */
function calming(width: number, loose: number): Looseness {
  return loose === 0 ? 0 : ramp(-0.05 * width - (1 - loose) * width, 0.52 * width, 1.1);
}
