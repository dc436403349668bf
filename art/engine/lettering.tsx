import type { Color } from "#art/drawing/palette.ts";
import { setText, type TextStyle } from "#art/drawing/text.ts";
import { gridSteps, letterGrid, useGlyphBook } from "./glyph-book.ts";
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
  const { glyphs, advance } = setText(useWords()(children), style);
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

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
