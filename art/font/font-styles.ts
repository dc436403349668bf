import { readFileSync } from "node:fs";
import { faceFor } from "#art/drawing/font.ts";
import { widthOf } from "#art/drawing/text.ts";
import { fontName } from "#content/typeface.ts";

const sample = "We write the software that a company runs on, and stay with it for as long as it is in use.";

/**
 * The fallback's weights, the weight of ours that they stand in for, and how wide the sample is in Arial at size 1: what
 * browsers measured with Geologica on our pages. The second is for labels and links.
 */
const fallbacks = [
  { range: "100 499", weight: 400, arial: 38.67 },
  { range: "500 599", weight: 560, arial: 37.95 },
  { range: "600 900", weight: 690, arial: 41.7 },
];

/** app/styles/fonts.css, with the measures of today's typeface and the names of its files. */
export function fontStyles(): Buffer {
  let styles = readFileSync("app/styles/fonts.css", "utf8");
  for (const alphabet of ["latin", "cyrillic"] as const)
    styles = styles.replace(
      new RegExp(`@fontsource-variable/[\\w-]+/files/[\\w-]+?-${alphabet}-wght-normal\\.woff2`),
      fontName(alphabet),
    );
  for (const { range, weight, arial } of fallbacks)
    styles = styles.replace(new RegExp(`(font-weight: ${range};)[^}]*`), `$1\n${measures(weight, arial)}`);
  return Buffer.from(styles);
}

function measures(weight: number, arial: number): string {
  const { ascent, descent, lineGap, unitsPerEm } = faceFor("a", weight).font;
  const size = widthOf(sample, { size: 1, weight }) / arial;
  const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;
  const part = (units: number) => percent(units / unitsPerEm / size);
  return `  size-adjust: ${percent(size)};
  ascent-override: ${part(ascent)};
  descent-override: ${part(-descent)};
  line-gap-override: ${part(lineGap)};
`;
}
