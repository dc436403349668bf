import { palette } from "#art/drawing/palette.ts";

/** What the portraits are drawn with, in both schemes. */
export const ink = palette.night[0];

/** What they are drawn on: the page itself, and on a dark page a sheet that does not dazzle. */
export const paper = `light-dark(${palette.ground[0]},oklch(0.92 0.014 85))`;

/** The flat colors of the portraits, shown when a picture is asked for in color. */
export const skins = {
  porcelain: "oklch(.91 .032 50)",
  fair: "oklch(.885 .046 60)",
  wheat: "oklch(.85 .06 68)",
  tan: "oklch(.79 .07 62)",
  olive: "oklch(.74 .072 62)",
  brown: "oklch(.62 .08 52)",
  deep: "oklch(.53 .07 45)",
} as const;

/** Dark hair is a mass of ink, light hair an outline. */
export const hairColors = {
  black: { outlined: false, tint: "oklch(.24 .015 275)" },
  brown: { outlined: false, tint: "oklch(.33 .045 45)" },
  ginger: { outlined: true, tint: "oklch(.67 .105 58)" },
  blond: { outlined: true, tint: "oklch(.86 .085 88)" },
  gray: { outlined: true, tint: "oklch(.8 .012 260)" },
  silver: { outlined: true, tint: "oklch(.9 .008 260)" },
} as const;

/** Colors of clothes. None of them is near the vermilion of the dot. */
export const cloths = {
  sand: "oklch(.84 .05 85)",
  ochre: "oklch(.79 .11 82)",
  olive: "oklch(.67 .07 115)",
  sage: "oklch(.75 .065 155)",
  pine: "oklch(.53 .075 165)",
  sea: "oklch(.68 .08 210)",
  sky: "oklch(.79 .07 235)",
  blue: "oklch(.6 .1 250)",
  navy: "oklch(.38 .06 265)",
  lilac: "oklch(.77 .065 305)",
  plum: "oklch(.48 .08 340)",
  rose: "oklch(.82 .065 10)",
  brick: "oklch(.58 .09 25)",
  cream: "oklch(.95 .02 85)",
  slate: "oklch(.57 .025 260)",
} as const;
