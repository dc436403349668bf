import type { Color } from "#art/drawing/palette.ts";
import { Line } from "#art/engine/mark.tsx";
import { place } from "./place.ts";
import { type ThingName, things } from "./things.ts";

interface ThingProps {
  readonly name: ThingName;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: Color;
  readonly width?: number;
}

/** A thing that a system is connected to, drawn exactly. */
export function Thing({ name, x, y, size, color, width }: ThingProps) {
  return <Line d={place(things[name], x, y, size / 48)} color={color} width={width} />;
}
