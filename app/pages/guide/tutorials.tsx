import { Carousel } from "#app/components/carousel/carousel.tsx";
import { PauseButton, Slide } from "#app/components/carousel/carousel-frame.tsx";
import { parts, videoId } from "#app/components/guide/addresses.ts";
import { PosterWithButton, VideoInPlace } from "#app/components/viewer/video.tsx";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import styles from "./tutorials.module.css";

/** The tutorial videos of a guide, in a carousel that moves on by itself. */
export function Tutorials({ guide }: { guide: Guide }) {
  const { carousel } = useContent().frame;
  return (
    <section className={styles.band} data-theme="ink" id={parts.tutorials} aria-labelledby="tutorials">
      <h2 className={styles.title} id="tutorials">
        {guide.tutorialsTitle}
      </h2>
      <Carousel labelledBy="tutorials" items="tutorials" controls={<PauseButton label={carousel.pause} />}>
        {guide.videos.map((video) => (
          <Slide key={video.slug}>
            <Tutorial video={video} />
          </Slide>
        ))}
      </Carousel>
    </section>
  );
}

/** One tutorial: its poster and the button on it open the video. The sections below say the same in words. */
function Tutorial({ video }: { video: Video }) {
  const { labels } = useContent().guides;
  return (
    <article id={videoId(video)}>
      <PosterWithButton video={video} label={labels.watchVideo} />
      <noscript>
        <VideoInPlace video={video} mp4Only />
      </noscript>
      <h3 className={styles.name}>{video.title}</h3>
      <p className={styles.summary}>{video.summary}</p>
    </article>
  );
}
