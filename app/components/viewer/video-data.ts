import { videoId } from "#app/components/guide/addresses.ts";
import type { Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";

/** What a link carries so that show-video.ts can find its video. Without a script it opens the file. */
export function videoData(video: Video): Record<string, string> {
  return { href: videoFiles(video.file).mp4, "data-view": "video", "data-video": videoId(video) };
}
