import type { Color } from "#art/drawing/palette.ts";
import { Text } from "#art/engine/lettering.tsx";
import { useAccent } from "./accent.tsx";
import { Box } from "./box.tsx";
import { middle, strong } from "./type.ts";

interface ButtonProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly label: string;
  /** `solid` for the one thing to do next, `line` for the others, `quiet` for words without a box. */
  readonly kind?: "solid" | "line" | "quiet";
  readonly size?: number;
  /** Another color than the app's. */
  readonly color?: Color;
  readonly radius?: number;
}

export function Button({ x, y, width, height = 40, label, kind = "line", size = 15, color, radius = 8 }: ButtonProps) {
  const accent = useAccent();
  const own = color ?? (kind === "line" ? "text" : accent);
  const box = { x, y, width, height, radius };
  return (
    <>
      {kind === "solid" && <Box {...box} fill={own} />}
      {kind === "line" && <Box {...box} edge={own} fill="sheet" />}
      <Text
        x={x + width / 2}
        y={middle(y, height, size)}
        anchor="middle"
        size={size}
        weight={strong}
        color={kind === "solid" ? "sheet" : own}
      >
        {label}
      </Text>
    </>
  );
}
