import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";

/** The height of every mark, so that they stand in one line. */
const markHeight = 56;

/** The invented mark of a client: one color, no hand. */
export function mark(name: string, width: number, draw: () => ReactNode): Drawing {
  return { name: `clients/${name}`, width, height: markHeight, draw };
}

interface StretchedProps {
  readonly x: number;
  /** Wider than 1 makes extended letters, narrower condensed ones. */
  readonly by: number;
  /** Leans letters to the right, in degrees. */
  readonly slant?: number;
  /** The baseline on which they lean. */
  readonly baseline?: number;
  readonly children: ReactNode;
}

/** Lettering in another shape than the font's own, from its place on. */
export function Stretched({ x, by, slant = 0, baseline = 0, children }: StretchedProps) {
  const lean = slant === 0 ? "" : ` skewX(${-slant})`;
  return <g transform={`translate(${x} ${baseline}) scale(${by} 1)${lean}`}>{children}</g>;
}
