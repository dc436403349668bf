import type { Video } from "#content/schema/media.ts";
import { PlaySign } from "./play-sign.tsx";
import { videoData } from "./video-data.ts";
import styles from "./viewer.module.css";

type VideoLinkProps = {
  video: Video;
  label: string;
  /** False where the title stands beside the button anyway; people who hear it alone still get it. */
  titled?: boolean;
};

/** A button that says which video it opens in the viewer. Without a script it opens the file. */
export function VideoLink({ video, label, titled = true }: VideoLinkProps) {
  return (
    <a className={styles.watch} {...videoData(video)}>
      <PlaySign />
      <span>
        {label}
        <span className={titled ? undefined : "visually-hidden"}>{`: ${video.title}`}</span>
      </span>
    </a>
  );
}
