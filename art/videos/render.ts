// Renders content/videos/<file>.{webm,mp4,avif,vtt} for every video whose file contains the first argument, or for all.
import { join } from "node:path";
import { runnerImport } from "vite";
import type * as Studio from "./studio.ts";

const folder = join(import.meta.dirname, "../../content/videos");

// Node strips types but does not know JSX; Vite does.
const { module } = await runnerImport<typeof Studio>(join(import.meta.dirname, "studio.ts"), { configFile: false });
const clips = module.clipsLike(process.argv[2] ?? "");

if (clips.length === 0) {
  throw new Error(`No video is called anything like "${process.argv[2]}".`);
}
for (const clip of clips) {
  const begin = performance.now();
  const sizes = await module.produce(clip, folder);
  const weights = Object.entries(sizes).map(([ending, size]) => `${ending} ${(size / 1024).toFixed(0)} KB`);
  console.log(clip.video.file, clip.video.seconds, "s ", ...weights, ` in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}
