import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const source = "@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2";
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => String.fromCharCode(0x20 + place)).join("");
const more = "“”‘’–—…·×−©é\u00a0";

/**
 * app/fonts/geologica-basic.woff2: the letters that our pages use, in the weights that they use. At 13 KB it
 * arrives in the first packets of a new connection; the whole Latin file (25 KB) needs another round trip.
 */
export async function basicFont(): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, ascii + more, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}
