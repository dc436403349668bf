import { hexOf } from "../../scripts/vite/tokens.ts";
import { type Color, palette } from "./palette.ts";

/** A color of the palette on light ground, for formats that don't support OKLCH or schemes. */
export function hex(color: Color): string {
  return hexOf(palette[color][0]);
}
