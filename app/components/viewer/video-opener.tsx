import type { Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";
import { VideoInPlace } from "./video-in-place.tsx";
import styles from "./viewer.module.css";

type VideoOpenerProps = {
  video: Video;
  label: string;
  /** What is shown until the video is asked for; otherwise its poster. */
  children?: React.ReactNode;
};

/** A poster with a play sign that opens the video in the viewer. Without a script the video plays in its place. */
export function VideoOpener({ video, label, children }: VideoOpenerProps) {
  const { mp4, webm, captions, poster } = videoFiles(video.file);
  return (
    <>
      <a
        className={`${styles.opener} ${styles.video}`}
        href={mp4}
        id={video.slug}
        data-view="video"
        data-caption={video.title}
        data-webm={webm}
        data-captions={captions}
        data-poster={poster}
        data-chapters={JSON.stringify(video.chapters.map(({ at, title }) => [at, title]))}
      >
        {children ?? (
          <img className={styles.poster} src={poster} width="1280" height="720" alt={video.summary} loading="lazy" />
        )}
        <span className={styles.play}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M8 5v14l11-7z" fill="currentColor" />
          </svg>
        </span>
        <span className="visually-hidden">
          {label}: {video.title}
        </span>
      </a>
      <noscript>
        <VideoInPlace video={video} />
      </noscript>
    </>
  );
}
