import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fontFile } from "#content/typeface.ts";
import { mergeFonts } from "./merge-fonts.ts";

const weights = { wght: { min: 400, max: 700 } };
const alphabet = Array.from({ length: 0x44f - 0x410 + 1 }, (_, place) => String.fromCharCode(0x410 + place)).join("");
const letters = { cyrillic: `${alphabet}Ёё№`, "cyrillic-ext": "ӨөҮү", "latin-ext": "₮", latin: "«»" };

/**
 * app/fonts/mongolian.woff2: what Mongolian needs beside the basic file, in the same weights. Its letters stand
 * in four files of the typeface, and a page in Mongolian would have to ask for each of them.
 */
export async function mongolianFont(): Promise<Buffer> {
  const others: Buffer[] = [];
  for (const part of ["cyrillic-ext", "latin-ext", "latin"] as const) if (hasSome(part)) others.push(await cut(part));
  const merged = mergeFonts([await cut("cyrillic"), ...others]);
  return subsetFont(merged, Object.values(letters).join(""), {
    targetFormat: "woff2",
    variationAxes: weights,
    noLayoutClosure: true,
  });
}

/** False, in a typeface without "₮": app/styles/fonts.test.ts names what is missing. */
function hasSome(part: keyof typeof letters): boolean {
  const font = create(readFileSync(fontFile(part))) as Font;
  return [...letters[part]].some((letter) => font.characterSet.includes(letter.codePointAt(0) ?? 0));
}

// One after another: at the same time, the woff2 decoder now and then mixes their bytes up.
function cut(part: keyof typeof letters): Promise<Buffer> {
  return subsetFont(readFileSync(fontFile(part)), letters[part], {
    targetFormat: "truetype",
    variationAxes: weights,
    noLayoutClosure: true,
  });
}
