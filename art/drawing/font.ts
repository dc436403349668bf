import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";
import { alphabets, fontFile, typeface } from "#content/typeface.ts";

/** One alphabet of the font at one weight. */
export interface Face {
  readonly name: string;
  readonly font: Font;
}

// One after another: opened at the same time, wawoff2 now and then mixes their bytes up.
const masters: Awaited<ReturnType<typeof openMaster>>[] = [];
for (const alphabet of alphabets) masters.push(await openMaster(fontFile(alphabet)));
const faces = new Map<string, Face>();

/** Units of the font's own grid per size. */
export const unitsPerEm = masters[0]?.unitsPerEm ?? 1;

/** The face that holds a letter, at a weight from 100 to 900. A letter that no alphabet holds stops the rendering. */
export function faceFor(letter: string, weight: number): Face {
  const index = masters.findIndex((master) => master.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const master = masters[index];
  if (!master) {
    throw new Error(`${typeface} has no letter "${letter}": draw it as a path instead.`);
  }
  const name = `${alphabets[index]}-${weight}`;
  const face = faces.get(name) ?? { name, font: master.getVariation({ wght: weight }) };
  faces.set(name, face);
  return face;
}

async function openMaster(file: string): Promise<Font> {
  const packed = await readFile(file);
  // fontkit reads a woff2 file itself, but then cannot vary its weight.
  const font = create(Buffer.from(await decompress(packed)));
  if (!("layout" in font)) {
    throw new Error(`${file} is a collection, not a font.`);
  }
  return font;
}
