import { Carousel } from "#app/components/carousel/carousel.tsx";
import { PauseButton, Slide } from "#app/components/carousel/carousel-frame.tsx";
import { parts } from "#app/components/guide/addresses.ts";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import { Tutorial } from "./tutorial.tsx";
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
