import { videoId } from "#app/components/guide/addresses.ts";
import type { Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";

/** What a link carries so that show-in-viewer.ts can show a video. Without a script it opens the file. */
export function videoData(video: Video): Record<string, string> {
  const { mp4, webm, captions, poster } = videoFiles(video.file);
  return {
    href: mp4,
    "data-view": "video",
    "data-video": videoId(video),
    "data-caption": video.title,
    "data-webm": webm,
    "data-captions": captions,
    "data-poster": poster,
    "data-chapters": JSON.stringify(video.chapters.map(({ at, title }) => [at, title])),
  };
}
