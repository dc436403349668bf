import { tokenColor } from "../../scripts/vite/tokens.ts";

type Pair = readonly [light: string, dark: string];

/**
 * The colors of every picture: on light ground and on dark ground. The first eight are the site's own tokens, so a
 * picture lies on a page without an edge; the accents belong to product screens.
 */
export const palette = {
  text: tokenColor("text"),
  ground: tokenColor("ground"),
  "ground-2": tokenColor("ground-2"),
  sheet: tokenColor("sheet"),
  line: tokenColor("line"),
  mute: tokenColor("mute"),
  dot: tokenColor("dot"),
  sky: tokenColor("sky"),
  "sky-2": ["oklch(0.93 0.03 245)", "oklch(0.33 0.05 245)"] as Pair,
  green: ["oklch(0.46 0.09 158)", "oklch(0.77 0.11 158)"] as Pair,
  "green-2": ["oklch(0.93 0.03 158)", "oklch(0.33 0.04 158)"] as Pair,
  ochre: ["oklch(0.52 0.1 75)", "oklch(0.8 0.1 80)"] as Pair,
  "ochre-2": ["oklch(0.94 0.035 85)", "oklch(0.34 0.04 80)"] as Pair,
  night: tokenColor("ink"),
  white: ["oklch(0.99 0.004 85)", "oklch(0.99 0.004 85)"] as Pair,
};

export type Color = keyof typeof palette;
