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
      {children ? (
        <DrawingAndRow label={label} title={video.title}>
          {children}
        </DrawingAndRow>
      ) : (
        <PosterAndSign poster={videoFiles(video.file).poster} name={`${label}: ${video.title}`} />
      )}
    </a>
  );
}

function DrawingAndRow({ label, title, children }: { label: string; title: string; children: React.ReactNode }) {
  return (
    <>
      {children}
      <span className={styles.below}>
        <span className={styles.play}>
          <PlaySign />
        </span>
        <span>
          {label}
          <span className="visually-hidden">{`: ${title}`}</span>
        </span>
      </span>
    </>
  );
}

function PosterAndSign({ poster, name }: { poster: string; name: string }) {
  return (
    <>
      <img className={styles.poster} src={poster} width="1280" height="560" alt="" loading="lazy" />
      <span className={styles.play}>
        <PlaySign />
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
