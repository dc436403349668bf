import { type Point, tenth } from "#art/drawing/point.ts";
import { widthOf } from "#art/drawing/text.ts";
import { nameIn } from "#art/name-in.ts";
import { contentIn } from "#content/index.ts";
import { type Language, languages } from "#contract/languages.ts";
import { brokenInto } from "./name.ts";

/** How the closing question stands, and the line that arrives at its dot. */
export interface ClosingLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly view: readonly [number, number, number, number];
  /** How high the line alone is that rises to a ground. */
  readonly grounded: number;
  readonly size: number;
  readonly rows: readonly { readonly text: string; readonly at: Point }[];
  readonly line: {
    readonly from: number;
    /** How far before the dot the line begins to turn up. */
    readonly before: number;
    readonly y: number;
    readonly loops: readonly [from: number, to: number];
    readonly radii: readonly number[];
    readonly swing: number;
    readonly width: number;
    /** How far below the dot the line turns upward. */
    readonly turn: number;
  };
}

/** How the letters of the question stand. */
export const questionStyle = { weight: 700, tracking: -0.036 };

/** The closing question for desktops and for phones, in every language in which it is a question. */
export const closingLayouts: readonly ClosingLayout[] = languages.flatMap((language) => {
  const question = contentIn(language).home.closing.title;
  return question.endsWith("?") ? [wide(language, question), narrow(language, question)] : [];
});

function wide(language: Language, question: string): ClosingLayout {
  return {
    name: nameIn(language, "brand/closing-1440"),
    width: 1920,
    height: 500,
    view: [-240, 0, 1920, 500],
    grounded: 276,
    ...setIn([112, 262], question, { maxWidth: 1220, maxSizes: [211, 150] }),
    line: {
      from: -270,
      before: 210.5,
      y: 444,
      loops: [0.26, 0.68],
      radii: [54, 36, 50, 30, 42],
      swing: 20,
      width: 2.2,
      turn: 170,
    },
  };
}

function narrow(language: Language, question: string): ClosingLayout {
  return {
    name: nameIn(language, "brand/closing-390"),
    width: 800,
    height: 340,
    view: [-205, 0, 800, 340],
    grounded: 158,
    ...setIn([20, 201.5], question, { maxWidth: 350, maxSizes: [0, 106, 77] }),
    line: {
      from: -230,
      before: 60.3,
      y: 292,
      loops: [0.55, 0.94],
      radii: [25, 17, 22, 14],
      swing: 8,
      width: 1.8,
      turn: 60,
    },
  };
}

/** In one row, in two or three: as large as the width and the height allow. The last one is where the first would be. */
function setIn(
  [left, baseline]: Point,
  question: string,
  { maxWidth, maxSizes }: { maxWidth: number; maxSizes: readonly number[] },
): Pick<ClosingLayout, "size" | "rows"> {
  const unitWidth = (text: string) => widthOf(text, { ...questionStyle, size: 1 });
  const ways = maxSizes.map((maxSize, index) => {
    const texts = brokenInto(index + 1, question.split(" "), unitWidth);
    return { texts, size: Math.min(maxSize, maxWidth / Math.max(...texts.map(unitWidth))) };
  });
  const { texts, size } = ways.reduce((best, way) => (way.size > best.size ? way : best));
  const rows = texts.map((text, index) => ({
    text,
    at: [left, baseline - (texts.length - 1 - index) * size * 0.92] as const,
  }));
  return { size: tenth(size), rows };
}
