import { type Contour, outlinesOf, widthOf } from "#art/drawing/text.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { brokenInto, drawnName } from "./name.ts";

const maxWidth = 219;
const height = 46;
const style = { weight: 700, tracking: -0.035 };
/** From one baseline to the next, and from the first up to the tops of its letters, as shares of the size. */
const leading = 0.96;
const ascent = 0.72;
/** The header shows a wordmark 120 px wide on phones; smaller letters than these are better in more lines. */
const shownWidth = 120;
const minShownSize = 17;
/** A short name is not larger than this, in a picture that is as wide as always. */
const maxSize = 46;

/** The name of the company as in the header, on paper and on ink. */
export const wordmarks: readonly Drawing[] = [
  { name: "brand/wordmark", ...sizeOf(), draw: () => <Wordmark /> },
  { name: "brand/wordmark-on-ink", ...sizeOf(), onInk: true, draw: () => <Wordmark /> },
];

function sizeOf() {
  return { width: setName().width, height };
}

function Wordmark() {
  const contours = outlines(setName());
  const isStop = ({ letter }: Contour, index: number) => letter === "." && index === contours.length - 1;
  return (
    <>
      <Shape d={contours.flatMap((contour, index) => (isStop(contour, index) ? [] : contour.d)).join("")} />
      <Shape color="dot" d={contours.at(-1)?.d ?? ""} />
    </>
  );
}

interface SetName {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  /** How large the letters are in the header of a phone. */
  readonly shown: number;
}

/** The name in one line, unless that would make its letters too small. */
function setName(): SetName {
  const { loose, exact } = drawnName();
  const words = [...loose.split(" "), exact].filter(Boolean);
  const ways = [1, 2, 3].map((count) =>
    setIn(brokenInto(count, words, (line) => widthOf(line, { ...style, size: 1 }))),
  );
  const [first, ...others] = ways as [SetName, ...SetName[]];
  return (
    ways.find(({ shown }) => shown >= minShownSize) ??
    others.reduce((best, way) => (way.shown > best.shown ? way : best), first)
  );
}

/** As large as the width and the height allow, the first and the last letter of the widest line touching the sides. */
function setIn(lines: readonly string[]): SetName {
  const widest = Math.max(...lines.map((line) => inkOf(line, 100).width));
  const tallest = (height - 1) / (leading * (lines.length - 1) + ascent + descentOf(lines));
  const size = Math.min((100 * maxWidth) / widest, tallest, maxSize);
  // Not narrower than three times its height, or it would be too tall for the header.
  const width = lines.length > 1 ? Math.max(Math.ceil((widest * size) / 100), 3 * height) : maxWidth;
  return { lines, size, width, shown: (size * shownWidth) / width };
}

function outlines({ lines, size }: SetName): readonly Contour[] {
  const lastBaseline = height - 1 - descentOf(lines) * size;
  return lines.flatMap((line, index) =>
    outlinesOf(line, { ...style, size }, [
      (-inkOf(line, 100).left * size) / 100,
      lastBaseline - (lines.length - 1 - index) * leading * size,
    ]),
  );
}

/** How far letters like g hang below the last line, as a share of the size. Round ones do a little, and need no room. */
function descentOf(lines: readonly string[]): number {
  const { bottom } = inkOf(lines.at(-1) ?? "", 100);
  return bottom < 5 ? 0 : bottom / 100;
}

/** Where a line has ink, as it stands in this size. */
function inkOf(line: string, size: number) {
  const contours = outlinesOf(line, { ...style, size }, [0, 0]);
  const { left, right, bottom } = boundsOf(contours.map(({ d }) => d).join(""));
  return { left, width: right - left, bottom };
}
