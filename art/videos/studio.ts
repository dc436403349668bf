import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { captionsOf } from "./captions.ts";
import type { Clip } from "./clips.ts";
import { encode } from "./encode.ts";
import { film } from "./film.ts";
import { frame } from "./stage.ts";

export { clipsLike } from "./clips.ts";

const posterLimit = 25 * 1024;
const videoLimit = 600 * 1024;

/** Renders a video, its poster (the first frame) and its captions; returns what each weighs. */
export async function produce(clip: Clip, folder: string): Promise<Readonly<Record<string, number>>> {
  const path = join(folder, clip.video.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.vtt`, captionsOf(clip.video));
  let poster: Promise<unknown> | undefined;
  const frames = async function* () {
    for await (const data of film(clip)) {
      poster ??= writePoster(`${path}.avif`, Buffer.from(data));
      yield data;
    }
  };
  await encode(path, frames());
  await poster;
  const weights = { webm: videoLimit, mp4: videoLimit, avif: posterLimit };
  const sizes: Record<string, number> = {};
  for (const [ending, limit] of Object.entries(weights)) {
    const { size } = await stat(`${path}.${ending}`);
    if (size > limit) {
      throw new Error(`${clip.video.file}.${ending} weighs ${size} bytes, more than ${limit}.`);
    }
    sizes[ending] = size;
  }
  return sizes;
}

function writePoster(path: string, data: Buffer): Promise<unknown> {
  return sharp(data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .avif({ quality: 58, effort: 5 })
    .toFile(path);
}
