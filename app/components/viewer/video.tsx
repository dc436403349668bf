import { videoId } from "#app/components/guide/addresses.ts";
import { useContent } from "#app/content.tsx";
import { contentIn } from "#content/index.ts";
import type { Video } from "#content/schema/media.ts";
import { videoFiles } from "./video-files.ts";
import styles from "./viewer.module.css";

type VideoOpenerProps = {
  video: Video;
  label: string;
  /** What to show instead of the poster. */
  children?: React.ReactNode;
};

/**
 * A picture that opens a video in the viewer, with a play sign: beside the length on the poster, or in a row below a
 * drawing. Without a script it is hidden, and VideoInPlace takes its place.
 */
export function VideoOpener({ video, label, children }: VideoOpenerProps) {
  const length = useLength(video.seconds);
  return (
    <a className={`${styles.opener} ${styles.video}`} {...videoData(video, label)}>
      {children ?? <Poster src={videoFiles(video.file).poster} />}
      {children ? (
        <span className={styles.below}>
          <Sign />
          {label}
        </span>
      ) : (
        <span className={styles.on} data-length={length}>
          <Sign />
        </span>
      )}
    </a>
  );
}

type VideoLinkProps = {
  video: Video;
  label: string;
  /** True where a poster with the play sign and the length is beside it. */
  short?: boolean;
};

/**
 * A button that opens a video in the viewer, with a play sign and the length of the video. The video's title is next to it
 * on the page; the button's label repeats it for screen readers. Without a script it opens the file.
 */
export function VideoLink({ video, label, short = false }: VideoLinkProps) {
  return (
    <p className={styles.line}>
      <a className={styles.watch} {...videoData(video, label)}>
        {!short && <PlaySign />}
        {label}
      </a>
      {!short && <VideoLength seconds={video.seconds} />}
    </p>
  );
}

/** The still picture of a video, or a plain surface in its place. */
function Poster({ src }: { src: string | undefined }) {
  if (!src) return <span className={styles.poster} />;
  return <img className={styles.poster} src={src} width="1280" height="560" alt="" loading="lazy" />;
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
        height="560"
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

function Sign() {
  return (
    <span className={styles.play}>
      <PlaySign />
    </span>
  );
}

function PlaySign() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M8 5v14l11-7z" fill="currentColor" />
    </svg>
  );
}
