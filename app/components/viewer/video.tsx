import { videoId } from "#app/components/guide/addresses.ts";
import { Picture } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { contentIn } from "#content/index.ts";
import type { PictureContent, Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";
import styles from "./viewer.module.css";

type VideoOpenerProps = {
  video: Video;
  label: string;
  /** The screen of what the video shows, instead of the poster. */
  drawing?: PictureContent;
};

/**
 * A picture that opens a video in the viewer, with the play sign below it. Over a player in view it is the sign alone,
 * and starts that. Without a script it is hidden, and VideoInPlace takes its place.
 */
export function VideoOpener({ video, label, drawing }: VideoOpenerProps) {
  return (
    <a className={`${styles.opener} ${styles.video}`} {...videoData(video, label)}>
      {drawing ? (
        <Picture picture={drawing} className={styles.drawing} />
      ) : (
        <Poster src={videoFiles(video.file).poster} />
      )}
      <PlaySign label={label} length={useLength(video.seconds)} />
    </a>
  );
}

type VideoLinkProps = {
  video: Video;
  label: string;
};

/** The poster of a video and, on it, the button with the play sign. Both open the video in the viewer. */
export function PosterWithButton({ video, label }: VideoLinkProps) {
  return (
    <div className={styles.framed}>
      <a className={`${styles.opener} ${styles.video}`} {...videoData(video, label)}>
        <Poster src={videoFiles(video.file).poster} />
      </a>
      <a className={styles.watch} {...videoData(video, label)}>
        <PlaySign label={label} length={useLength(video.seconds)} />
      </a>
    </div>
  );
}

/**
 * A button that opens a video in the viewer, with the play sign. The video's title is next to it on the page; the button's
 * label repeats it for screen readers. Without a script it opens the file.
 */
export function VideoLink({ video, label }: VideoLinkProps) {
  return (
    <p className={styles.line}>
      <a className={styles.watch} {...videoData(video, label)}>
        <PlaySign label={label} />
      </a>
      <VideoLength seconds={video.seconds} />
    </p>
  );
}

/** The still picture of a video, or a plain surface in its place. */
function Poster({ src }: { src: string | undefined }) {
  if (!src) return <span className={styles.poster} />;
  return <img className={styles.poster} src={src} width="1280" height="720" alt="" loading="lazy" />;
}

// Loads the poster when it comes near, and never where the video is hidden. React's types do not know it yet.
const lazily = { loading: "lazy" };

type VideoInPlaceProps = {
  video: Video;
  /** Only the file that most browsers play, without captions, for pages with many videos. */
  mp4Only?: boolean;
};

/** A video that plays on the page, with its captions below. Until a visitor starts it, only its poster is loaded. */
export function VideoInPlace({ video, mp4Only = false }: VideoInPlaceProps) {
  const { sources, captions, poster } = videoFiles(video.file);
  return (
    <>
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
        {(mp4Only ? sources.slice(-1) : sources).map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {!mp4Only && captions && (
          <track kind="captions" src={captions} srcLang="en" label={contentIn("en").frame.language.name} />
        )}
      </video>
      {captions && !mp4Only && <p className={styles.captions} data-captions="" />}
    </>
  );
}

/** How long a video takes, in words, if that is known. */
export function VideoLength({ seconds }: { seconds: number | undefined }) {
  return useLength(seconds);
}

function useLength(seconds: number | undefined): string | undefined {
  const { videoSeconds, videoMinutes } = useContent().guides.labels;
  if (seconds === undefined) return undefined;
  if (seconds < 90) return videoSeconds.replace("{seconds}", String(seconds));
  return videoMinutes.replace("{minutes}", String(Math.round(seconds / 60)));
}

/** What a link needs so that show-in-viewer.client.ts finds its video. Without a script it opens the file. */
function videoData(video: Video, label: string): Record<string, string> {
  return {
    href: videoFiles(video.file).href,
    "aria-label": `${label}: ${video.title}`,
    "data-view": "video",
    "data-video": videoId(video),
  };
}

/** A dot with a triangle, and what it does. The length is no text of the link, whose name is its label. */
function PlaySign({ label, length }: { label: string; length?: string | undefined }) {
  return (
    <span className={styles.sign} data-length={length}>
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle className={styles.dot} cx="22" cy="22" r="22" />
        <path d="M18 15v14l11-7z" />
      </svg>
      {label}
    </span>
  );
}
