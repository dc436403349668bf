import { videoId } from "#app/components/guide/addresses.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import { VideoInPlace, VideoLength, VideoOpener } from "#app/components/viewer/video.tsx";
import { PictureOpener } from "#app/components/viewer/viewer.tsx";
import { useContent } from "#app/content.tsx";
import type { GuideSection } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import styles from "./screen.module.css";

/**
 * A section's screen. It enlarges on a click, or it plays the section's video: in the viewer above 500 px, in its
 * place on narrower screens and without a script.
 */
export function Screen({ section: { screenshot }, video }: { section: GuideSection; video?: Video }) {
  const { labels } = useContent().guides;
  if (!video) return screenshot && <PictureOpener picture={screenshot} />;
  return (
    <div className={styles.screen} id={videoId(video)}>
      <div className={styles.opens}>
        <VideoOpener video={video} label={labels.watchVideo}>
          {screenshot && <Picture picture={screenshot} />}
        </VideoOpener>
      </div>
      <div className={styles.plays}>
        <VideoInPlace video={video} />
      </div>
      <p className={styles.length}>
        <VideoLength seconds={video.seconds} />
      </p>
    </div>
  );
}
