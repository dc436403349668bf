import type { Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";
import styles from "./viewer.module.css";

// Keeps the poster back until it comes near, and for good where the video is hidden. React's types do not know it yet.
const lazily = { loading: "lazy" };

type VideoInPlaceProps = {
  video: Video;
  /** Only the file that every browser plays, for pages with many videos. The captions are in the pictures too. */
  plain?: boolean;
};

/** A video that plays where it stands. Nothing of it is loaded before the visitor asks for it, except its poster. */
export function VideoInPlace({ video, plain = false }: VideoInPlaceProps) {
  const { mp4, webm, captions, poster } = videoFiles(video.file);
  return (
    <video
      className={styles.inPlace}
      controls
      preload="none"
      playsInline
      poster={poster}
      width="1280"
      height="720"
      aria-label={video.title}
      {...lazily}
    >
      {!plain && <source src={webm} type="video/webm" />}
      <source src={mp4} type="video/mp4" />
      {!plain && <track kind="captions" src={captions} srcLang="en" label="English" />}
    </video>
  );
}
