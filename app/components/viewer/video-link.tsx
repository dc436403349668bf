import { VideoLength } from "#app/components/guide/video-length.tsx";
import type { Video } from "#content/schema/media.ts";
import { PlaySign } from "./play-sign.tsx";
import { videoData } from "./video-data.ts";
import styles from "./viewer.module.css";

type VideoLinkProps = {
  video: Video;
  label: string;
};

/**
 * A button that opens a video in the viewer, and how long the video takes. Its title stands beside the button anyway;
 * people who hear the button alone still get it. Without a script it opens the file.
 */
export function VideoLink({ video, label }: VideoLinkProps) {
  return (
    <p className={styles.line}>
      <a className={styles.watch} {...videoData(video, label)}>
        <PlaySign />
        {label}
      </a>
      <VideoLength seconds={video.seconds} />
    </p>
  );
}
