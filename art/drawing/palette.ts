/**
 * The colors of every picture: on light ground and on dark ground. The first eight are the site's own tokens, so a
 * picture lies on a page without an edge; the accents belong to product screens.
 */
export const palette = {
  text: ["oklch(0.17 0.01 270)", "oklch(0.965 0.008 85)"],
  ground: ["oklch(0.975 0.008 85)", "oklch(0.205 0.012 270)"],
  "ground-2": ["oklch(0.94 0.012 85)", "oklch(0.245 0.013 270)"],
  sheet: ["oklch(0.99 0.004 85)", "oklch(0.27 0.013 270)"],
  line: ["oklch(0.86 0.014 85)", "oklch(0.36 0.012 270)"],
  mute: ["oklch(0.415 0.012 270)", "oklch(0.78 0.012 85)"],
  dot: ["oklch(0.66 0.21 35)", "oklch(0.66 0.21 35)"],
  sky: ["oklch(0.47 0.13 245)", "oklch(0.79 0.1 240)"],
  "sky-2": ["oklch(0.93 0.03 245)", "oklch(0.33 0.05 245)"],
  green: ["oklch(0.46 0.09 158)", "oklch(0.77 0.11 158)"],
  "green-2": ["oklch(0.93 0.03 158)", "oklch(0.33 0.04 158)"],
  ochre: ["oklch(0.52 0.1 75)", "oklch(0.8 0.1 80)"],
  "ochre-2": ["oklch(0.94 0.035 85)", "oklch(0.34 0.04 80)"],
  night: ["oklch(0.17 0.01 270)", "oklch(0.17 0.01 270)"],
  white: ["oklch(0.99 0.004 85)", "oklch(0.99 0.004 85)"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Color = keyof typeof palette;
