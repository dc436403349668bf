import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slotOf } from "#app/components/pictures/slots.ts";
import { folderOf } from "#content/index.ts";
import type { ContentMistake } from "#content/mistakes.ts";
import { namedPictures, namedVideos } from "#content/named-pictures.ts";
import { languages } from "#contract/languages.ts";
import { cacheFolder, openPicture } from "#scripts/vite/pictures/photograph.ts";

const maxPixels = 50e6;

/** What only its pixels show: a photograph that is too large or cut off is a mistake, one smaller than its place a warning. */
export async function checkPhotographs(): Promise<{ mistakes: ContentMistake[]; warnings: ContentMistake[] }> {
  const mistakes: ContentMistake[] = [];
  const warnings: ContentMistake[] = [];
  const named = new Map(namedPictures(...languages.map(folderOf)).map((picture) => [picture.file, picture]));
  for (const picture of named.values()) {
    const { file, where } = picture;
    if (/\.svg$/i.test(file)) continue;
    const { fault, width = 0, height = 0 } = await checkPhotograph(file);
    const warning = fault ? undefined : warningOf(picture, width, height);
    if (fault) mistakes.push({ ...where, sentence: fault });
    if (warning) warnings.push({ ...where, sentence: warning });
  }
  for (const { files, where } of namedVideos()) {
    const { fault } = files.poster ? await checkPhotograph(files.poster) : {};
    if (fault) mistakes.push({ ...where, sentence: fault });
  }
  return { mistakes, warnings };
}

type Checked = { fault: string; width?: never; height?: never } | { fault?: never; width: number; height: number };

/** How large a photograph is once it is upright, or why it cannot be shown. */
export async function checkPhotograph(file: string): Promise<Checked> {
  const bytes = readFileSync(file);
  try {
    const { autoOrient } = await openPicture(bytes).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) {
      const advice = "Export it again, 3,000 pixels wide at most";
      return {
        fault: `${file} has ${Math.ceil((width * height) / 1e6)} megapixels, more than the 50 that fit. ${advice}`,
      };
    }
    await decode(bytes);
    return { width, height };
  } catch {
    return { fault: `${file} is not complete, or damaged. Copy it again, or export it again` };
  }
}

/** Decodes what was not before: 24 megapixels take a tenth of a second. */
async function decode(bytes: Buffer): Promise<void> {
  const mark = join(cacheFolder, `${createHash("sha256").update(bytes).digest("hex").slice(0, 20)}.whole`);
  if (existsSync(mark)) return;
  // At this size a JPEG is decoded at an eighth, but still to its end.
  await openPicture(bytes).resize(64).raw().toBuffer();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(mark, "");
}

/** What to say of a photograph that has fewer pixels than its place. One that is fitted in may fall short in one direction. */
export function warningOf({ name, file }: { name: string; file: string }, width: number, height: number) {
  const slot = slotOf(name);
  const wanted = slot.shape ? heightOf(slot.width, slot.shape) : slot.height;
  const isNarrow = width < slot.width;
  const isLow = wanted !== undefined && height < wanted;
  if (slot.height ? !(isNarrow && isLow) : !(isNarrow || isLow)) return undefined;
  const place = wanted ? `${slot.width} × ${wanted}` : `${slot.width} wide`;
  return `${file} has ${width} × ${height} pixels, fewer than its place: ${place}. One twice as large as the place is sharp`;
}

function heightOf(width: number, [across, down]: readonly [number, number]): number {
  return Math.round((width * down) / across);
}
