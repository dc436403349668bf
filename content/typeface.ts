import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { dependencies: object };
const scope = "@fontsource-variable/";

/** The package of the site's typeface: package.json has one of Fontsource among its dependencies. */
export const typeface = Object.keys(dependencies).find((name) => name.startsWith(scope)) ?? scope;

/** All that Mongolian needs. Of a letter that is in several files, the first file's is taken. */
export const alphabets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"] as const;

/** The file of an alphabet, from its package on. */
export function fontName(alphabet: (typeof alphabets)[number]): string {
  return `${typeface}/files/${typeface.slice(scope.length)}-${alphabet}-wght-normal.woff2`;
}

export function fontFile(alphabet: (typeof alphabets)[number]): string {
  const file = join(root, "node_modules", fontName(alphabet));
  if (existsSync(file)) return file;
  throw new Error(`${fontName(alphabet)} is not there. The site needs a typeface with ${alphabets.join(", ")}.`);
}
