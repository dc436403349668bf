import { contentIn } from "#content/index.ts";
import type { Video } from "#content/schema/media.ts";
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

/** Every video of the guides with the name of its app. */
export const guideVideos = contentIn("en").guides.guides.flatMap(({ app, videos }) =>
  videos.filter(isFilmed).map((video) => ({ app, video })),
);

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
