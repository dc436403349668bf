import { VideoLength } from "#app/components/viewer/video.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./guide-contents.module.css";

type PlaceProps = {
  href: string;
  title: string;
  /** How long it is, if it is a video. */
  seconds?: number;
  /** The address of the video that shows it, if it has one. */
  video?: string;
};

/** The link to one place in a guide. */
export function Place({ href, title, seconds, video }: PlaceProps) {
  const { labels } = useContent().guides;
  return (
    <li>
      <a href={href}>{title}</a>
      {seconds && (
        <span className={styles.aside}>
          <VideoLength seconds={seconds} />
        </span>
      )}
      {video && (
        <a className={styles.aside} href={video}>
          {labels.watchVideo}
          <span className="visually-hidden">: {title}</span>
        </a>
      )}
    </li>
  );
}
