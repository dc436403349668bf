import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const pictures = join(import.meta.dirname, "../../content/pictures");

/** A picture of content/pictures as an address that carries the whole file, so that a manual is one self-contained page. */
export function pictureAddress(file: string): string {
  return addressOf(join(pictures, file), "image/svg+xml");
}

/** The font of the site, its Latin letters. */
export function fontAddress(): string {
  const file = "@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2";
  return addressOf(createRequire(import.meta.url).resolve(file), "font/woff2");
}

function addressOf(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}
