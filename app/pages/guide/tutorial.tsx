import { videoId } from "#app/components/guide/addresses.ts";
import { VideoInPlace, VideoLink, VideoOpener } from "#app/components/viewer/video.tsx";
import { useContent } from "#app/content.tsx";
import type { Video } from "#content/schema/media.ts";
import styles from "./tutorials.module.css";

/** One tutorial: its poster and its button open the video. The sections below say the same in words. */
export function Tutorial({ video }: { video: Video }) {
  const { labels } = useContent().guides;
  return (
    <article id={videoId(video)}>
      <VideoOpener video={video} label={labels.watchVideo} />
      <noscript>
        <VideoInPlace video={video} plain />
      </noscript>
      <h3 className={styles.name}>{video.title}</h3>
      <p className={styles.summary}>{video.summary}</p>
      <VideoLink video={video} label={labels.watchVideo} />
    </article>
  );
}
