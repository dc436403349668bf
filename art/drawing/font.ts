import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

/** Units of the font's own grid per size. */
export const unitsPerEm = 2000;

/** One alphabet of the font at one weight. */
export interface Face {
  readonly name: string;
  readonly font: Font;
}

// Earlier alphabets win: a few letters stand in several of them. Mongolian needs the last two.
const alphabets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"] as const;
// One after another: opened at the same time, wawoff2 now and then mixes their bytes up.
const masters: Awaited<ReturnType<typeof openMaster>>[] = [];
for (const alphabet of alphabets) masters.push(await openMaster(alphabet));
const faces = new Map<string, Face>();

/** The face that holds a letter, at a weight from 100 to 900. A letter that no alphabet holds stops the rendering. */
export function faceFor(letter: string, weight: number): Face {
  const index = masters.findIndex((master) => master.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const master = masters[index];
  if (!master) {
    throw new Error(`Geologica has no letter "${letter}": draw it as a path instead.`);
  }
  const name = `${alphabets[index]}-${weight}`;
  const face = faces.get(name) ?? { name, font: master.getVariation({ wght: weight }) };
  faces.set(name, face);
  return face;
}

async function openMaster(alphabet: string): Promise<Font> {
  const file = `@fontsource-variable/geologica/files/geologica-${alphabet}-wght-normal.woff2`;
  const packed = await readFile(createRequire(import.meta.url).resolve(file));
  // fontkit reads a woff2 file itself, but then cannot vary its weight.
  const font = create(Buffer.from(await decompress(packed)));
  if (!("layout" in font)) {
    throw new Error(`${file} is a collection, not a font.`);
  }
  return font;
}
