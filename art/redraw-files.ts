import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { packageFiles } from "#art/apps/write-apks.ts";
import { fontFiles } from "#art/font/write-fonts.ts";
import { iconFiles } from "#art/icons/write-icons.ts";
import { outdatedDrafts, print } from "#art/manuals/write-manuals.ts";
import { writeCaptions } from "#art/videos/write-captions.ts";
import { isDrawn } from "#content/samples.ts";
import { isOnFile, on } from "#contract/parts.ts";
import { startProgress } from "#scripts/run/progress.ts";
import { stopSignal } from "#scripts/run/stop-signal.ts";
import type { DrawnFile } from "./drawn-file.ts";
import { gallery } from "./gallery.ts";

/**
 * Draws every file again that is still our drawing, and writes those that differ. What depends on the company's facts or
 * colors shows by that: no list has to say it. Stops between two files.
 */
export async function redraw(): Promise<void> {
  const signal = stopSignal();
  const redrawAll = async (kind: string, all: readonly DrawnFile[]) => {
    // What belongs to a part that is off is drawn once the part is on.
    const files = all.filter(({ file }) => isOnFile(file));
    const redrawn = await redrawFiles(files, startProgress(`Drawing ${kind}`, files.length), signal);
    report(kind, redrawn);
    return redrawn;
  };
  await redrawAll("typeface", fontFiles);
  const pictures = await redrawAll("pictures", gallery);
  await redrawAll("icons", iconFiles);
  await redrawAll("sample packages", packageFiles());
  const captions = await writeCaptions();
  console.log(`captions: ${captions.length} written again`);
  const drafts = outdatedDrafts();
  // They hold the pictures.
  if (drafts.length > 0) await print(drafts, ".");
  console.log(`manuals: ${drafts.length} printed again`);
  if (pictures.written.length > 0 && on.clover)
    console.log(
      "The tutorials are films: they show the names, addresses and colors of when they were filmed. npm run render -w art -- videos films them again, in minutes.",
    );
}

interface Redrawn {
  readonly written: readonly string[];
  /** Ours once, and now the company's own. */
  readonly replaced: readonly string[];
  readonly deleted: readonly string[];
}

async function redrawFiles(files: readonly DrawnFile[], advance: () => void, signal: AbortSignal): Promise<Redrawn> {
  const written: string[] = [];
  const replaced: string[] = [];
  const deleted: string[] = [];
  for (const { file, draw } of files) {
    if (signal.aborted) throw new Error("Stopped. What was drawn again is whole; npm run brand draws the rest.");
    const before = await readFile(file).catch(() => undefined);
    if (!before) deleted.push(file);
    else if (!isDrawn(before) && !isFont(file)) replaced.push(file);
    else {
      const now = await draw();
      if (!now.equals(before)) {
        await writeFile(file, now);
        written.push(file);
      }
    }
    advance();
  }
  return { written, replaced, deleted };
}

/** No mark fits into a font; the styles beside it have one. */
function isFont(file: string): boolean {
  return file.endsWith(".woff2") && isDrawn(readFileSync("app/styles/fonts.css"));
}

function report(kind: string, { written, replaced, deleted }: Redrawn): void {
  console.log(`${kind}: ${written.length} drawn again`);
  if (written.length <= 20) for (const file of written) console.log(`  ${file}`);
  for (const file of replaced) console.log(`  left alone, because it is yours: ${file}`);
  if (deleted.length > 0) console.log(`  not drawn, because you deleted them: ${deleted.length}`);
}
