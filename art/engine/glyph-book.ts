import { createContext, useContext } from "react";
import { unitsPerEm } from "#art/drawing/font.ts";
import { PathWriter } from "#art/drawing/path-writer.ts";
import { pairs, type SetGlyph } from "#art/drawing/text.ts";

/** Letters are written on a grid of this many steps per size: a third of their bytes, and no eye sees the difference. */
export const letterGrid = 250;

/** Font units as steps of that grid. */
export function gridSteps(units: number): number {
  return (units * letterGrid) / unitsPerEm;
}

/** Collects the letters of one picture, so that each is written once and then only used. */
export class GlyphBook {
  private readonly outlines = new Map<string, string>();

  /** The id under which a letter is defined, or nothing for a letter without ink, like a space. */
  idOf({ face, glyph }: SetGlyph): string | undefined {
    // The same letter has the same id in every picture, so that two pictures on one page cannot disagree.
    const id = `${face.name}-${glyph.id}`;
    if (!this.outlines.has(id)) {
      this.outlines.set(id, outlineOf(glyph));
    }
    return this.outlines.get(id) === "" ? undefined : id;
  }

  /** Every letter that was used, in the order of first use. */
  entries(): readonly (readonly [id: string, d: string])[] {
    return [...this.outlines].filter(([, d]) => d !== "");
  }
}

const BookContext = createContext<GlyphBook | undefined>(undefined);

/** Gives a drawing the book that its letters are written into. */
export const GlyphBookProvider = BookContext.Provider;

/** The book of the picture that is being drawn. */
export function useGlyphBook(): GlyphBook {
  const book = useContext(BookContext);
  if (!book) {
    throw new Error("Text can only stand inside a picture.");
  }
  return book;
}

/** The outline in whole steps of the grid, turned so that y grows downward. */
function outlineOf(glyph: SetGlyph["glyph"]): string {
  const writer = new PathWriter(0);
  for (const { command, args } of glyph.path.commands) {
    const [a, b] = pairs(args).map(([x, y]) => [gridSteps(x), -gridSteps(y)] as const);
    if (command === "closePath") {
      writer.close();
    } else if (a && b && command === "quadraticCurveTo") {
      writer.quadraticTo(a, b);
    } else if (a && command === "lineTo") {
      writer.lineTo(a);
    } else if (a && command === "moveTo") {
      writer.moveTo(a);
    } else {
      throw new Error(`An outline of the typeface has no "${command}".`);
    }
  }
  return writer.toString();
}
