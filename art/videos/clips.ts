import { contentIn } from "#content/index.ts";
import type { Video } from "#content/schema/media.ts";
import type { Storyboard } from "./storyboard.ts";
import { storyboards } from "./storyboards.ts";

/** A video of the content with its storyboard. */
export interface Clip {
  readonly app: string;
  readonly video: Video;
  readonly storyboard: Storyboard;
}

/** Every video of the guides with the name of its app. */
export const guideVideos = contentIn("en").guides.guides.flatMap(({ app, videos }) =>
  videos.map((video) => ({ app, video })),
);

/** The videos whose file contains a text. */
export function clipsLike(filter: string): readonly Clip[] {
  return guideVideos
    .filter(({ video }) => video.file.includes(filter))
    .map(({ app, video }) => {
      const storyboard = storyboards.find(({ file }) => file === video.file);
      if (!storyboard) {
        throw new Error(`"${video.file}" has no storyboard in art/videos.`);
      }
      return { app, video, storyboard };
    });
}
