import { readFile } from "node:fs/promises";
import { create, type Font, type Glyph } from "fontkit";
import { decompress } from "wawoff2";
import { alphabets, fontFile } from "#content/typeface.ts";

/** How a line of text is set: its size in pixels, its weight, and the space between letters as a share of the size. */
type TextStyle = { size: number; weight: number; tracking: number };

/** The width of a line of text in pixels. */
export function widthOf(text: string, style: TextStyle): number {
  return layOut(text, style).width;
}

/** A line of text as SVG path data, its baseline beginning at (left, baseline). */
export function outlineOf(text: string, style: TextStyle, left: number, baseline: number): string {
  const { glyphs, scale } = layOut(text, style);
  // A font's y axis points up, the one of SVG down.
  return glyphs
    .map(({ glyph, x, y }) => glyph.path.transform(scale, 0, 0, -scale, left + x, baseline - y).toSVG())
    .join("");
}

/** Sets a line with the font's kerning. Positions are pixels from the beginning of the baseline. */
function layOut(text: string, { size, weight, tracking }: TextStyle) {
  const scale = size / (fonts[0]?.unitsPerEm ?? 1);
  const glyphs: { glyph: Glyph; x: number; y: number }[] = [];
  let x = 0;
  for (const { font, letters } of runsOf(text)) {
    const run = inWeight(font, weight).layout(letters);
    for (const [index, { xAdvance, xOffset, yOffset }] of run.positions.entries()) {
      const glyph = run.glyphs[index];
      if (glyph) glyphs.push({ glyph, x: x + xOffset * scale, y: yOffset * scale });
      x += xAdvance * scale + tracking * size;
    }
  }
  return { glyphs, scale, width: glyphs.length === 0 ? 0 : x - tracking * size };
}

/** Cuts a text where the next letter is in another file. A space stays with the word before it. */
function runsOf(text: string): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = runs.at(-1);
    const font = letter === " " && last ? last.font : fontWith(letter);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

function fontWith(letter: string): Font {
  const font = fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (!font) throw new Error(`The typeface has no "${letter}", so no social card can show it.`);
  return font;
}

function inWeight(font: Font, weight: number): Font {
  const weights = variations.get(font) ?? new Map<number, Font>();
  const variation = weights.get(weight) ?? font.getVariation({ wght: weight });
  variations.set(font, weights.set(weight, variation));
  return variation;
}

const variations = new Map<Font, Map<number, Font>>();
const fonts: Font[] = [];
// One after another: wawoff2 mixes up files that it unpacks at the same time.
for (const alphabet of alphabets) fonts.push(await openFont(fontFile(alphabet)));

async function openFont(file: string): Promise<Font> {
  const packed = await readFile(file);
  // fontkit reads woff2 too, but can't change the weight of what it has read from there.
  return create(Buffer.from(await decompress(packed))) as Font;
}
