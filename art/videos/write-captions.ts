import { readFile, writeFile } from "node:fs/promises";
import { captionsOf } from "./captions.ts";
import { drawnVideos } from "./clips.ts";

/** Writes the captions that say something else today. They lie beside the films, so that no film is made again for them. */
export async function writeCaptions(): Promise<readonly string[]> {
  const written: string[] = [];
  for (const video of drawnVideos()) {
    const file = `content/videos/${video.file}.vtt`;
    const captions = captionsOf(video);
    if ((await readFile(file, "utf8")) === captions) continue;
    await writeFile(file, captions);
    written.push(file);
  }
  return written;
}
