import type { Video } from "#content/schema/media.ts";
import { PlaySign } from "./play-sign.tsx";
import { videoData } from "./video-data.ts";
import { videoFiles } from "./video-files.ts";
import styles from "./viewer.module.css";

type VideoOpenerProps = {
  video: Video;
  label: string;
  /** What is shown until the video is asked for; otherwise its poster. */
  children?: React.ReactNode;
};

/**
 * A picture with a play sign that opens a video in the viewer: on the poster's edge, or in a row below a drawing.
 * Without a script it is not there: see VideoInPlace.
 */
export function VideoOpener({ video, label, children }: VideoOpenerProps) {
  return (
    <a className={`${styles.opener} ${styles.video}`} {...videoData(video)}>
      {children ?? (
        <img
          className={styles.poster}
          src={videoFiles(video.file).poster}
          width="1280"
          height="560"
          alt=""
          loading="lazy"
        />
      )}
      <span className={children ? styles.below : styles.play}>
        {children ? <WatchBelow label={label} /> : <PlaySign />}
      </span>
      <span className="visually-hidden">{`${label}: ${video.title}`}</span>
    </a>
  );
}

// The link says the same with its video's title to those who hear it.
function WatchBelow({ label }: { label: string }) {
  return (
    <>
      <span className={styles.play}>
        <PlaySign />
      </span>
      <span aria-hidden="true">{label}</span>
    </>
  );
}
