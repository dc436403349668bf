import { join } from "node:path";
import { produce } from "./studio.ts";

/** Renders content/videos/<file>.{webm,mp4,avif,vtt} for every video whose file contains the filter. */
export async function write(filter: string, root: string): Promise<void> {
  let count = 0;
  for await (const report of produce(filter, join(root, "content/videos"))) {
    console.log(report);
    count += 1;
  }
  if (count === 0) {
    throw new Error(`No video has "${filter}" in its name.`);
  }
}
