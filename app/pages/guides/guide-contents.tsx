import { guidePath, parts, videoId } from "#app/components/guide/addresses.ts";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./guide-contents.module.css";
import { Place } from "./place.tsx";
import { Places } from "./places.tsx";

/** Everything in a guide, each with its address: videos, sections, questions and plans. */
export function GuideContents({ guide }: { guide: Guide }) {
  const { overview } = useContent().guides;
  const { sections, videos, plans, faq } = guide;
  const path = guidePath(guide);
  const hasTutorials = guide.videosIn === "tutorials";
  return (
    <div className={styles.contents}>
      <p className={styles.label}>{overview.contents}</p>
      <h2 className={styles.title} id={guide.slug}>
        <a href={path}>{guide.title}</a>
      </h2>
      <div className={styles.groups}>
        {hasTutorials && (
          <Places title={guide.tutorialsTitle} href={`${path}#${parts.tutorials}`}>
            {videos.map((video) => (
              <Place key={video.slug} href={`${path}#${videoId(video)}`} title={video.title} seconds={video.seconds} />
            ))}
          </Places>
        )}
        <Places title={guide.sectionsTitle} href={`${path}#${parts.sections}`}>
          {sections.map(({ id, title, video }) => {
            const shown = hasTutorials ? undefined : videos.find(({ slug }) => slug === video);
            return <Place key={id} href={`${path}#${id}`} title={title} video={shown && `${path}#${videoId(shown)}`} />;
          })}
        </Places>
        {plans && faq && (
          <div>
            <Places title={faq.title} href={`${path}#${parts.faq}`}>
              {faq.entries.map(({ id, question }) => (
                <Place key={id} href={`${path}#${id}`} title={question} />
              ))}
            </Places>
            <p className={styles.lone}>
              <a href={`${path}#${parts.plans}`}>{plans.title}</a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
