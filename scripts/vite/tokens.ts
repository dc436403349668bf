import { readFileSync } from "node:fs";
import { transform } from "lightningcss";

const styles = readFileSync("app/styles/tokens.css", "utf8");

/** A color of app/styles/tokens.css as it is written there, on light ground and on dark. */
export function tokenColor(name: string): readonly [light: string, dark: string] {
  const [, value] = styles.match(new RegExp(`--${name}: (.*);`)) ?? [];
  if (!value) throw new Error(`There is no color --${name} in app/styles/tokens.css.`);
  const [, pair] = value.match(/^light-dark\((.*)\)$/) ?? [];
  // At the comma that is in no color's own brackets.
  const [light = value, dark = light] = pair?.split(/,\s*(?![^()]*\))/) ?? [];
  return [light, dark];
}

/** A color as #rrggbb, for what does not know OKLCH. */
export function hexOf(color: string): string {
  const { code } = transform({ filename: "", code: Buffer.from(`a{color:${color}}`), targets: { chrome: 80 << 16 } });
  // The first is for browsers that do not know the color as it is written.
  const [, hex = color] = code.toString().match(/color: ([^;}\n]+)/) ?? [];
  // #0ab is short for #00aabb.
  return hex.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
}
