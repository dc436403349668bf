import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fontFile } from "#content/typeface.ts";
import { mergeFonts } from "./merge-fonts.ts";

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => String.fromCharCode(0x20 + place)).join("");
/** What our pages use, and the letters of "Монгол", the way from every English page to the Mongolian one. */
const letters = { latin: `${ascii}“”‘’–—…·×−©é\u00a0`, cyrillic: "Монгл" };
const weights = { wght: { min: 400, max: 700 } };

/**
 * app/fonts/basic.woff2: the letters that our pages use, in the weights that they use. Geologica's 14 KB
 * arrive in the first packets of a new connection; the whole Latin file (25 KB) needs another round trip.
 */
export async function basicFont(): Promise<Buffer> {
  // One after another, as in mongolian-font.ts.
  const latin = await cut("latin");
  const merged = mergeFonts([latin, await cut("cyrillic")]);
  return subsetFont(merged, Object.values(letters).join(""), { targetFormat: "woff2", variationAxes: weights });
}

function cut(part: keyof typeof letters): Promise<Buffer> {
  return subsetFont(readFileSync(fontFile(part)), letters[part], { targetFormat: "truetype", variationAxes: weights });
}
