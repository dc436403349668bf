import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { decompress } from "wawoff2";
import { alphabets, fontFile } from "#content/typeface.ts";
import { mergeFonts } from "./merge-fonts.ts";

const parts = { latin: "«»", "latin-ext": "₮", cyrillic: "АЁЖЩЯаёжщя№", "cyrillic-ext": "ӨөҮү" };

test("every letter of the Mongolian file is drawn and spaced as in the file that it comes from, at each weight", async () => {
  const merged = await unpacked("app/fonts/mongolian.woff2");
  const different: string[] = [];
  for (const alphabet of alphabets) {
    const source = await unpacked(fontFile(alphabet));
    for (const weight of [400, 560, 700]) {
      const [before, after] = [source, merged].map((font) => font.getVariation({ wght: weight }));
      for (const letter of parts[alphabet]) {
        const [one, other] = [before, after].map((font) => measuresOf(font, letter));
        // Units of a grid of 2000, and the weights were cut at other places: a rounding apart.
        const isSame = one?.every((measure, place) => Math.abs(measure - (other?.[place] ?? Number.NaN)) <= 2);
        if (!isSame) different.push(`${letter} at ${weight}: ${one} → ${other}`);
      }
    }
  }
  expect(different).toEqual([]);
});

test("files that vary in different ways are refused", async () => {
  const whole = Buffer.from(await decompress(await readFile(fontFile("latin"))));
  const basic = Buffer.from(await decompress(await readFile("app/fonts/basic.woff2")));
  expect(() => mergeFonts([whole, basic])).toThrow("These fonts do not vary in the same way.");
});

// fontkit reads a woff2 file itself, but then cannot vary its weight.
async function unpacked(file: string): Promise<Font> {
  return create(Buffer.from(await decompress(await readFile(file)))) as Font;
}

function measuresOf(font: Font | undefined, letter: string): number[] {
  const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  if (!glyph || glyph.id === 0) return [];
  const { minX, minY, maxX, maxY } = glyph.path.bbox;
  return [glyph.advanceWidth, minX, minY, maxX, maxY];
}
