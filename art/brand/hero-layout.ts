import { type Contour, outlinesOf, widthOf } from "#art/drawing/text.ts";

/** How the two words of the hero stand, for one width of the page. */
export interface HeroLayout {
  readonly name: string;
  /** The box that the words are set in. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows: more than the box, because sketched lines and guides run out of it. */
  readonly view: readonly [number, number, number, number];
  readonly ideas: WordPlace;
  readonly coded: WordPlace;
  /** All strokes of the hand, relative to the wide layout. */
  readonly hand: number;
  readonly lineWidth: number;
  readonly anchor: number;
  readonly dot: number;
}

interface WordPlace {
  readonly size: number;
  readonly baseline: number;
  /** From the left side of the box, or with "right" to its right side, where the full stop hangs out a little. */
  readonly from: number | "right";
}

const style = { weight: 690, tracking: -0.022 };

/** The hero for desktops and for phones. */
export const heroLayouts: readonly HeroLayout[] = [
  {
    name: "brand/hero-1200x560",
    width: 1200,
    height: 560,
    view: [-40, -40, 1600, 640],
    ideas: { size: 322, baseline: 246, from: -6 },
    coded: { size: 322, baseline: 516, from: "right" },
    hand: 1,
    lineWidth: 1.8,
    anchor: 2.6,
    dot: 15,
  },
  {
    name: "brand/hero-342x216",
    width: 342,
    height: 216,
    view: [-24, -12, 390, 240],
    ideas: { size: 139, baseline: 104, from: -2 },
    coded: { size: 108.5, baseline: 208, from: 0 },
    hand: 0.36,
    lineWidth: 1.4,
    anchor: 1.7,
    dot: 8,
  },
];

/** The outlines of a word of the hero, and where it stands. */
export interface HeroWord {
  readonly contours: readonly Contour[];
  readonly left: number;
  readonly width: number;
}

/** Sets one of the two words. */
export function heroWord(text: string, { size, baseline, from }: WordPlace, layout: HeroLayout): HeroWord {
  const width = widthOf(text, { ...style, size });
  const left = from === "right" ? layout.width - width + size * 0.037 : from;
  return { contours: outlinesOf(text, { ...style, size }, [left, baseline]), left, width };
}
