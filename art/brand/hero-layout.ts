import { type Contour, outlinesOf, widthOf } from "#art/drawing/text.ts";
import { brokenInto, drawnName } from "./name.ts";

/** How the name stands in the hero, for one width of the page. */
export interface HeroLayout {
  readonly name: string;
  /** What the picture shows: more than the box that the name is set in, because sketched lines and guides run out of it. */
  readonly view: readonly [number, number, number, number];
  /** The box of the page that the picture is laid over, left, top, width, height; and where the box of the dots begins. */
  readonly box: readonly [number, number, number, number];
  readonly dotsTop: number;
  readonly loose: readonly HeroRow[];
  readonly exact: HeroRow;
  /** All strokes of the hand, relative to the wide layout. */
  readonly hand: number;
  readonly lineWidth: number;
  readonly anchor: number;
  readonly dot: number;
}

interface HeroRow {
  readonly text: string;
  readonly size: number;
  readonly baseline: number;
  readonly left: number;
}

const style = { weight: 690, tracking: -0.022 };
const unitWidth = (text: string) => widthOf(text, { ...style, size: 1 });

/** The size of two rows, which all measures are made for. */
export const normalSize = 322;
/** Of the wide box, the part that the dot's own drawing covers: left, top, width, height (app/pages/home/hero.module.css). */
export const dotsBox = [163, 0, 1035, 560] as const;

const wide = wideRows();
/** Smaller letters are drawn with a smaller hand. */
const hand = Math.min(1, 2 / (wide.loose.length + 1));

/** The hero for desktops, for phones and for what is between. */
export const heroLayouts: readonly HeroLayout[] = [
  {
    name: "brand/hero-1200x560",
    view: [-40, -40, 3400, 640],
    box: dotsBox,
    dotsTop: 0,
    ...wide,
    hand,
    lineWidth: 3.1,
    anchor: 2.6 * hand,
    dot: 15,
  },
  {
    name: "brand/hero-342x216",
    view: [-24, -12, 433, 240],
    box: [0, 0, 349, 216],
    dotsTop: 34.2,
    ...narrowRows(wide),
    hand: 0.36 * hand,
    lineWidth: 1.7,
    anchor: 1.7 * hand,
    dot: 8,
  },
  // The same box in a window twice as wide: finer lines, and both words of one height, as in the wide drawing.
  {
    name: "brand/hero-700x432",
    view: [-24, -12, 433, 240],
    box: [0, 0, 349, 216],
    dotsTop: 34.2,
    ...evenRows(narrowRows(wide)),
    hand: 0.3 * hand,
    lineWidth: 1.05,
    anchor: 1.2 * hand,
    dot: 8,
  },
];

type HeroRows = Pick<HeroLayout, "loose" | "exact">;

/** Loose words in up to three rows, then the exact one on the right, where its period hangs out a little. */
function wideRows(): HeroRows {
  const { loose, exact } = drawnName();
  const words = loose.split(" ").filter(Boolean);
  const ways = (words.length > 0 ? [1, 2, 3] : [0]).map((count) =>
    wideRowsOf(brokenInto(count, words, unitWidth), exact),
  );
  const smallest = ({ loose, exact }: HeroRows) => Math.min(...[...loose, exact].map(({ size }) => size));
  return ways.reduce((best, way) => (smallest(way) > smallest(best) ? way : best));
}

function wideRowsOf(loose: readonly string[], exact: string): HeroRows {
  const share = 2 / (loose.length + 1);
  const sizeOf = (width: number) => Math.min(normalSize * share, width);
  const baselineOf = (index: number) => (270 * (index + 1) - 24) * share;
  const looseSize = sizeOf(1206 / Math.max(...loose.map(unitWidth)));
  const exactSize = sizeOf(1038 / (unitWidth(exact) - 0.037));
  return {
    loose: loose.map((text, index) => ({ text, size: looseSize, baseline: baselineOf(index), left: -6 })),
    exact: {
      text: exact,
      size: exactSize,
      baseline: baselineOf(loose.length),
      left: 1200 - widthOf(exact, { ...style, size: exactSize }) + exactSize * 0.037,
    },
  };
}

/** The exact word is that of the wide layout, only smaller, so that one path leads the dot on every screen. */
function narrowRows({ loose, exact }: HeroRows): HeroRows {
  const [boxLeft, , boxWidth] = dotsBox;
  const scale = 349 / boxWidth;
  const pitch = (208 - 208 / (loose.length + 1)) / loose.length;
  const looseSize = Math.min((139 * pitch) / 104, 358 / Math.max(...loose.map(({ text }) => unitWidth(text))));
  return {
    loose: loose.map(({ text }, index) => ({ text, size: looseSize, baseline: pitch * (index + 1), left: -2 })),
    exact: {
      text: exact.text,
      size: (exact.size * 108.5) / normalSize,
      baseline: 208 + (exact.baseline - 516) * scale,
      left: Math.max(0, exact.left - boxLeft) * scale,
    },
  };
}

/** The loose words no larger than the exact one. */
function evenRows({ loose, exact }: HeroRows): HeroRows {
  return { loose: loose.map((row) => ({ ...row, size: Math.min(row.size, exact.size) })), exact };
}

/** The outlines of a row of the hero, and where it stands. */
export interface HeroWord {
  readonly contours: readonly Contour[];
  readonly left: number;
  readonly width: number;
}

/** Sets one of the rows. */
export function heroWord({ text, size, baseline, left }: HeroRow): HeroWord {
  return {
    contours: outlinesOf(text, { ...style, size }, [left, baseline]),
    left,
    width: widthOf(text, { ...style, size }),
  };
}
