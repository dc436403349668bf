import type { Glyph } from "fontkit";
import { type Face, faceFor, unitsPerEm } from "./font.ts";
import type { Point } from "./point.ts";

/** How a text is set. */
export interface TextStyle {
  readonly size: number;
  /** From 100 to 900; 420 by default. */
  readonly weight?: number;
  /** Extra space between letters as a share of the size, like -0.03. */
  readonly tracking?: number;
  /** Figures of equal width, for columns and clocks. */
  readonly tabular?: boolean;
}

/** One letter in its place, in units of the font. */
export interface SetGlyph {
  readonly face: Face;
  readonly glyph: Glyph;
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** A text set in one line. */
interface SetText {
  readonly glyphs: readonly SetGlyph[];
  /** The width in units of the font. */
  readonly advance: number;
}

/** Sets a text with the kerning of the font, each letter in the alphabet that has it. */
export function setText(text: string, style: TextStyle): SetText {
  const spacing = (style.tracking ?? 0) * unitsPerEm;
  const glyphs: SetGlyph[] = [];
  let x = 0;
  for (const { face, letters } of runsOf(text, style.weight ?? 420)) {
    const run = face.font.layout(letters, style.tabular ? ["tnum"] : undefined);
    run.glyphs.forEach((glyph, index) => {
      const at = run.positions[index];
      const letter = String.fromCodePoint(...glyph.codePoints);
      glyphs.push({ face, glyph, letter, x: x + (at?.xOffset ?? 0), y: at?.yOffset ?? 0 });
      x += (at?.xAdvance ?? 0) + spacing;
    });
  }
  return { glyphs, advance: glyphs.length === 0 ? 0 : x - spacing };
}

/** The width of a text in pixels. */
export function widthOf(text: string, style: TextStyle): number {
  return (setText(text, style).advance * style.size) / unitsPerEm;
}

/** One closed outline of a letter, as a path in pixels. */
export interface Contour {
  readonly letter: string;
  /** Which letter of the text, counted from 0. */
  readonly index: number;
  readonly d: string;
}

/** The outlines of a text whose baseline begins at a point, for drawings that treat letters as lines. */
export function outlinesOf(text: string, style: TextStyle, [left, baseline]: Point): readonly Contour[] {
  const scale = style.size / unitsPerEm;
  return setText(text, style).glyphs.flatMap(({ glyph, letter, x, y }, index) => {
    const place = (px: number, py: number) => `${left + (x + px) * scale} ${baseline - (y + py) * scale}`;
    const contours: Contour[] = [];
    let d = "";
    for (const { command, args } of glyph.path.commands) {
      d +=
        pathLetters[command] +
        pairs(args)
          .map(([px, py]) => place(px, py))
          .join(" ");
      if (command === "closePath") {
        contours.push({ letter, index, d });
        d = "";
      }
    }
    return contours;
  });
}

const pathLetters = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

/** The arguments of a path command as points. */
export function pairs(values: readonly number[]): readonly Point[] {
  return values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0] as const] : []));
}

function runsOf(text: string, weight: number): readonly { readonly face: Face; readonly letters: string }[] {
  const runs: { face: Face; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // A space stays with the word before it, so that mixed texts fall into few runs.
    const face = letter === " " && last ? last.face : faceFor(letter, weight);
    if (last?.face === face) {
      last.letters += letter;
    } else {
      runs.push({ face, letters: letter });
    }
  }
  return runs;
}
