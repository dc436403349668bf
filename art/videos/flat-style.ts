import { hex } from "#art/drawing/hex.ts";
import { type Color, palette } from "#art/drawing/palette.ts";

const colors = Object.keys(palette) as Color[];

/** The style of the pictures in their light scheme, for a renderer that doesn't support variables or OKLCH. */
export const flatStyle = [
  `.art,.light{color:${hex("text")}}`,
  ".art{fill:currentColor;stroke-linecap:round;stroke-linejoin:round}",
  ".s{stroke:currentColor}",
  ...colors.map((color) => `.${color}{color:${hex(color)}}`),
  ".tint{display:none}",
].join("");

/** Colors that stand on the shapes themselves. */
export function painted(svg: string): string {
  return svg.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) =>
    hex(colors.find((color) => color === name) ?? "text"),
  );
}
