import { readFileSync } from "node:fs";
import { type ContentMistake, eachOnce } from "#content/mistakes.ts";
import { hexOf, tokenColor, tokensFile } from "#scripts/vite/tokens.ts";

/** Colors of the brand that are text or have text on them, each with its grounds or its text. */
const pairs = { "dot-text": ["ground", "ground-2", "sheet"], "on-dot": ["dot"] };

/** Colors of the brand in which text would be too faint to read (WCAG 2.2, 1.4.3). */
export function faintColors(colorOf = tokenColor): ContentMistake[] {
  const warnings = Object.entries(pairs).flatMap(([name, others]) =>
    others.flatMap((other) => [0, 1].flatMap((scheme) => warningOf(name, other, scheme))),
  );
  return eachOnce(warnings);

  function warningOf(name: string, other: string, scheme: number): ContentMistake[] {
    const colors = [colorOf(name), colorOf(other)];
    const [one = "", another = ""] = colors.map((pair) => hexOf(pair[scheme] ?? ""));
    const isInBoth = colors.every(([light, dark]) => light === dark);
    const ratio = contrast(one, another);
    if (ratio >= 4.5) return [];
    const where = isInBoth ? "" : ` in the ${scheme === 0 ? "light" : "dark"} scheme`;
    const sentence = `--${name} with --${other} is too faint to read${where}: ${ratio.toFixed(1)} to 1, and 4.5 is the least`;
    return [{ ...placeOf(name), sentence }];
  }
}

function placeOf(name: string) {
  const lines = readFileSync(tokensFile, "utf8").split("\n");
  return { file: tokensFile, line: lines.findIndex((line) => line.trim().startsWith(`--${name}:`)) + 1 };
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** How bright a color like #008080 is, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
