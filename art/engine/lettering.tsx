import type { Color } from "#art/drawing/palette.ts";
import { exactPath } from "#art/drawing/path.ts";
import { line } from "#art/drawing/shapes.ts";
import { outlinesOf, setText, type TextStyle, widthOf } from "#art/drawing/text.ts";
import { gridSteps, letterGrid, useGlyphBook } from "./glyph-book.ts";
import { Sketch } from "./hand.tsx";
import { useStage } from "./stage.ts";
import { useWords } from "./words.ts";

interface TextProps extends TextStyle {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly color?: Color;
  readonly children: string;
}

const anchors = { start: 0, middle: 0.5, end: 1 } as const;

/** A line of text as outlines: a picture looks the same wherever it is shown, fonts or no fonts. */
export function Text({ x, y, anchor = "start", color, children, ...style }: TextProps) {
  const book = useGlyphBook();
  const said = useWords()(children);
  if (useStage() === "sketch") {
    return <Jotted said={said} left={x - widthOf(said, style) * anchors[anchor]} y={y} style={style} />;
  }
  const { glyphs, advance } = setText(said, style);
  const scale = style.size / letterGrid;
  const left = x - gridSteps(advance) * scale * anchors[anchor];
  return (
    <g className={color} transform={`translate(${hundredth(left)} ${hundredth(y)}) scale(${scale})`}>
      {glyphs.map((glyph) => {
        const id = book.idOf(glyph);
        // A letter may stand twice in a text but never twice in one place.
        return (
          id && (
            <use
              key={glyph.x}
              href={`#${id}`}
              x={Math.round(gridSteps(glyph.x)) || undefined}
              y={-Math.round(gridSteps(glyph.y)) || undefined}
            />
          )
        );
      })}
    </g>
  );
}

/** The smallest letters that a pencil writes. What is smaller is a line, as in any sketch of a page. */
const smallestJotted = 19;

/** A text as a sketch has it. */
function Jotted({ said, left, y, style }: { said: string; left: number; y: number; style: TextStyle }) {
  const { size } = style;
  if (size < smallestJotted) {
    const middle = y - size * 0.32;
    const d = line(left, middle, left + widthOf(said, style), middle);
    return <Sketch d={d} amp={1.6} over={0} wave={22} passes={0} width={1.1} />;
  }
  return <HandLetters contours={outlinesOf(said, style, [left, y])} size={size} amp={size / 30} />;
}

/** The outlines of smaller letters would clog, so they are inked. */
const smallestOutlined = 48;

interface HandLettersProps {
  readonly contours: readonly { readonly d: string }[];
  readonly size: number;
  readonly amp: number;
}

/** Letters written by hand. */
export function HandLetters({ contours, size, amp }: HandLettersProps) {
  const d = contours.map((contour) => contour.d).join("");
  const isInked = size < smallestOutlined;
  return (
    <>
      {isInked && <path d={exactPath(d)} />}
      <Sketch d={d} amp={isInked ? amp / 2 : amp} over={0} wave={36} passes={0} width={isInked ? 0.5 : 1.1} />
    </>
  );
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
