import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Slot } from "#app/components/pictures/slots.ts";
import type { Focus } from "#content/schema/media.ts";

/** A photograph or a screenshot in content/pictures, as it is seen: upright. */
type Photograph = { file: string; hash: string; width: number; height: number; isLossless: boolean };

/** A file to make of a photograph. */
export type Version = { photograph: Photograph; width: number; height: number; focus: Focus };

/** For all that took time to find out or to make of a picture, by its content. */
export const cacheFolder = "node_modules/.cache/pictures";

// Measured in docs/decisions/022-photographs.md: effort 4, the usual one, takes ten times as long for a fifth less weight.
const avif = { quality: 50, effort: 2 } as const;

/** To be raised when writeVersion does something else: what the cache has is not made again. */
const revision = 1;

/** A picture as it is seen, upright, of any size: `content -- check` has the limit. Cut off is refused, a mere warning is not. */
export function openPicture(picture: string | Buffer): Sharp {
  return sharp(picture, { autoOrient: true, failOn: "truncated", limitInputPixels: false });
}

/** Reads what is known of a photograph before it is decoded. */
export async function readPhotograph(file: string): Promise<Photograph> {
  const bytes = readFileSync(file);
  const { autoOrient, format } = await named(file, openPicture(bytes).metadata());
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { file, hash, ...autoOrient, isLossless: format === "png" };
}

/** The files that a slot needs of a photograph, the narrowest first. None is wider than the photograph. */
export function versionsOf(photograph: Photograph, slot: Slot, focus: Focus = "center"): Version[] {
  const ratio = slot.shape ? slot.shape[0] / slot.shape[1] : photograph.width / photograph.height;
  const widest = Math.max(1, Math.min(photograph.width, Math.floor(photograph.height * ratio)));
  const width = placeWidth(slot, ratio);
  const widths = (slot.widths ?? [width, 2 * width, 3 * width]).map((wanted) => Math.min(wanted, widest));
  return [...new Set(widths)].map((width) => {
    const height = Math.min(photograph.height, Math.max(1, Math.round(width / ratio)));
    return { photograph, width, height, focus };
  });
}

/** How wide a picture of this shape is in its place, at most, in CSS pixels. */
export function placeWidth({ width, height = Number.POSITIVE_INFINITY }: Slot, ratio: number): number {
  return Math.max(1, Math.round(Math.min(width, height * ratio)));
}

/** A name for what a version is made of: the photograph, and all that is done to it. */
export function keyOf({ photograph, width, height, focus }: Version): string {
  const made = JSON.stringify([photograph.hash, width, height, focus, avif, revision, sharp.versions]);
  return createHash("sha256").update(made).digest("hex").slice(0, 20);
}

/** Writes a version, unless an earlier build has, and returns its file: upright, in sRGB, without a word of metadata. */
export async function writeVersion(version: Version, folder = cacheFolder): Promise<string> {
  const { photograph, width, height, focus } = version;
  const file = join(folder, `${keyOf(version)}.avif`);
  if (existsSync(file)) return file;
  const encoding = openPicture(photograph.file)
    .resize({ width, height, fit: "cover", position: focus })
    .toColorspace("srgb")
    // The colored letters of a screenshot would blur.
    .avif({ ...avif, chromaSubsampling: photograph.isLossless ? "4:4:4" : "4:2:0" })
    .toBuffer();
  const bytes = await named(photograph.file, encoding);
  // Another build may write the same file at the same time.
  const unfinished = `${file}.${process.pid}-${performance.now()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return file;
}

/** What goes wrong with a file names it. */
async function named<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`${file} cannot be read as a picture: ${(error as Error).message}`, { cause: error });
  }
}
