import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { findPicture } from "#content/pictures.ts";
import { fontFile } from "#content/typeface.ts";

const pictures = join(import.meta.dirname, "../../content/pictures");

/** A picture of content/pictures as an address that carries the whole file, so that a manual is one self-contained page. */
export function pictureAddress(name: string): string {
  const { file, fault } = findPicture(name, "en", pictures);
  if (fault !== undefined) throw new Error(fault);
  const kind = extname(file).slice(1).toLowerCase();
  return addressOf(file, `image/${kind === "svg" ? "svg+xml" : kind.replace("jpg", "jpeg")}`);
}

/** The font of the site, its Latin letters. */
export function fontAddress(): string {
  return addressOf(fontFile("latin"), "font/woff2");
}

function addressOf(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}
