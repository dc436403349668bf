import type { ReactNode } from "react";

/** What is inside keeps its light colors in the dark scheme too, like the screen of an app. */
export function Light({ children }: { readonly children: ReactNode }) {
  return <g className="light">{children}</g>;
}

/** Moves a part of the drawing. */
export function At({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
