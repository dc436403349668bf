import { readFileSync } from "node:fs";
import { transform } from "lightningcss";

export const tokensFile = "app/styles/tokens.css";

/** A color of the file as it is written there, on light ground and on dark. */
export function tokenColor(name: string): readonly [light: string, dark: string] {
  const [, value] = readFileSync(tokensFile, "utf8").match(new RegExp(`--${name}: (.*);`)) ?? [];
  if (!value) throw new Error(`There is no color --${name} in ${tokensFile}.`);
  const [, pair] = value.match(/^light-dark\((.*)\)$/) ?? [];
  // At the comma that is in no color's own brackets.
  const [light = value, dark = light] = pair?.split(/,\s*(?![^()]*\))/) ?? [];
  return [light, dark];
}

/** A color as #rrggbb, for what does not know OKLCH or names. */
export function hexOf(color: string): string {
  const { code } = transform({ filename: "", code: Buffer.from(`a{color:${color}}`), targets: { chrome: 80 << 16 } });
  // The first is for browsers that do not know the color as it is written. It may be a name, if that is shorter.
  const [, known = color] = code.toString().match(/color: ([^;}\n]+)/) ?? [];
  let hex = known;
  transform({
    filename: "",
    code: Buffer.from(`a{color:${known}}`),
    visitor: {
      Color(found) {
        if (typeof found === "string" || found.type !== "rgb") return;
        hex = `#${[found.r, found.g, found.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      },
    },
  });
  return hex;
}
