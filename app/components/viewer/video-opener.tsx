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
    <a className={`${styles.opener} ${styles.video}`} {...videoData(video, label)}>
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
      {children ? (
        <span className={styles.below}>
          <Sign />
          {label}
        </span>
      ) : (
        <Sign />
      )}
    </a>
  );
}

function Sign() {
  return (
    <span className={styles.play}>
      <PlaySign />
    </span>
  );
}
