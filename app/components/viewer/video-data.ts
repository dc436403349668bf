import { videoId } from "#app/components/guide/addresses.ts";
import type { Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";

/**
 * What a link carries so that show-in-viewer.client.ts can find its video, and its name: what stands on it and the video's title.
 * Without a script it opens the file.
 */
export function videoData(video: Video, label: string): Record<string, string> {
  return {
    href: videoFiles(video.file).mp4,
    "aria-label": `${label}: ${video.title}`,
    "data-view": "video",
    "data-video": videoId(video),
  };
}
