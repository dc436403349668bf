import { useContent } from "#app/content.tsx";

/** How long a video takes, in words. */
export function VideoLength({ seconds }: { seconds: number }) {
  return useContent().guides.labels.videoSeconds.replace("{seconds}", String(seconds));
}
