import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { captionsOf } from "./captions.ts";
import { type Clip, clipsLike } from "./clips.ts";
import { encode } from "./encode.ts";
import { film } from "./film.ts";
import { frame } from "./stage.ts";

/** The most that a file of a video may weigh. */
const limits = { webm: 600 * 1024, mp4: 600 * 1024, avif: 25 * 1024 };

/** Renders the videos whose file contains a text, one after the other, and tells what each weighs. */
export async function* produce(filter: string, folder: string): AsyncGenerator<string> {
  for (const clip of clipsLike(filter)) {
    const path = join(folder, clip.video.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.vtt`, captionsOf(clip.video));
    await shoot(clip, path);
    yield `${clip.video.file}  ${(await weigh(path)).join("  ")}`;
  }
}

/** The video in both formats, and its first frame as the poster. */
async function shoot(clip: Clip, path: string): Promise<void> {
  let poster: Promise<unknown> | undefined;
  const frames = async function* () {
    for await (const data of film(clip)) {
      poster ??= writePoster(`${path}.avif`, data);
      yield data;
    }
  };
  await encode(path, frames());
  await poster;
}

function writePoster(file: string, data: Buffer): Promise<unknown> {
  return sharp(data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .avif({ quality: 58, effort: 5 })
    .toFile(file);
}

function weigh(path: string): Promise<readonly string[]> {
  return Promise.all(
    Object.entries(limits).map(async ([ending, limit]) => {
      const { size } = await stat(`${path}.${ending}`);
      if (size > limit) {
        throw new Error(`${path}.${ending} weighs ${size} bytes, more than ${limit}.`);
      }
      return `${ending} ${Math.round(size / 1024)} KB`;
    }),
  );
}
