// Renders content/videos/<file>.{webm,mp4,avif,vtt} for every video whose file contains the first argument, or for all.
import { join } from "node:path";
import { runnerImport } from "vite";
import type * as Studio from "./studio.ts";

// Node strips types but does not know JSX; Vite does.
const { module } = await runnerImport<typeof Studio>(join(import.meta.dirname, "studio.ts"), { configFile: false });

let count = 0;
for await (const report of module.produce(process.argv[2] ?? "", join(import.meta.dirname, "../../content/videos"))) {
  console.log(report);
  count += 1;
}
if (count === 0) {
  throw new Error(`No video is called anything like "${process.argv[2]}".`);
}
