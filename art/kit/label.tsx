import type { Color } from "#art/drawing/palette.ts";
import { Text } from "#art/engine/lettering.tsx";
import { strong } from "./type.ts";

interface LabelProps {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly children: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly size?: number;
  readonly color?: Color;
}

/** Quiet words: names of fields and columns, notes. */
export function Label({ size = 15, color = "mute", ...props }: LabelProps) {
  return <Text {...props} size={size} color={color} />;
}

/** The words and figures that count. */
export function Strong({ size = 16, ...props }: LabelProps) {
  return <Text {...props} size={size} weight={strong} tracking={size > 20 ? -0.02 : 0} tabular />;
}

/** Words in running text. */
export function Words({ size = 16, ...props }: LabelProps) {
  return <Text {...props} size={size} tabular />;
}
