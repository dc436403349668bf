import { join } from "node:path";
import { contentIn } from "#content/index.ts";
import { findSamples } from "#content/samples.ts";
import type { Video } from "#content/schema/media.ts";
import { on } from "#contract/parts.ts";
import type { Storyboard } from "./storyboard.ts";
import { storyboards } from "./storyboards.ts";

/** A video whose length the content says, so that it can be filmed. */
export type FilmedVideo = Video & { seconds: number };

/** A video of the content with its storyboard. */
export interface Clip {
  readonly app: string;
  readonly video: FilmedVideo;
  readonly storyboard: Storyboard;
}

/** Every video of the guides with the name of its app. A site without the Clover apps has no guides. */
export const guideVideos = (on.clover ? contentIn("en").guides.guides : []).flatMap(({ app, videos }) =>
  videos.filter(isFilmed).map((video) => ({ app, video })),
);

/** Those of them that are still drawn here. What the company put in their place is not among them. */
export function drawnVideos(): readonly FilmedVideo[] {
  const samples = findSamples(join(import.meta.dirname, "../..")).filter(({ id }) => id === "videos");
  const files = new Set(samples.flatMap(({ left }) => left.map(({ file }) => file)));
  return guideVideos.map(({ video }) => video).filter(({ file }) => files.has(`content/videos/${file}.webm`));
}

function isFilmed(video: Video): video is FilmedVideo {
  return video.seconds !== undefined;
}

/** The videos that are drawn here and whose file contains a text. One without a storyboard is the company's own. */
export function clipsLike(filter: string): readonly Clip[] {
  return guideVideos
    .filter(({ video }) => video.file.includes(filter))
    .flatMap(({ app, video }) => {
      const storyboard = storyboards.find(({ file }) => file === video.file);
      return storyboard ? [{ app, video, storyboard }] : [];
    });
}
