import "virtual:presses.css";
import { parts, videoId } from "#app/components/guide/addresses.ts";
import { WholeWords } from "#app/components/prose/line.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { VideoInPlace, VideoLength, VideoLink, VideoOpener } from "#app/components/viewer/video.tsx";
import { PictureOpener } from "#app/components/viewer/viewer.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import type { Guide, GuideSection } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import styles from "./sections.module.css";

/** All sections of a guide, their screens left and right in turn. A title of their own moves theirs one level down. */
export function Sections({ guide: { sectionsTitle, sections, videos, videosIn } }: { guide: Guide }) {
  return (
    <div className={styles.sections} id={parts.sections}>
      {sectionsTitle && <h2 className={styles.title}>{sectionsTitle}</h2>}
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          video={section.video ? findBySlug(videos, section.video) : undefined}
          videoOnScreen={videosIn === "sections"}
          heading={sectionsTitle ? "h3" : "h2"}
        />
      ))}
    </div>
  );
}

type SectionProps = {
  section: GuideSection;
  video?: Video;
  /** True where the screen itself plays the video; otherwise the video is a link below the steps. */
  videoOnScreen: boolean;
  heading: "h2" | "h3";
};

/** One thing to do: its steps, each with an address, and the screen that belongs to them. */
function Section({ section, video, videoOnScreen, heading: Heading }: SectionProps) {
  const { labels } = useContent().guides;
  const { id, title, blocks } = section;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <Heading className={styles.name} id={`${id}-title`}>
        <WholeWords>{title}</WholeWords>
      </Heading>
      {(section.screenshot || (video && videoOnScreen)) && (
        <div className={styles.screen}>
          <SectionScreen section={section} video={videoOnScreen ? video : undefined} />
        </div>
      )}
      <div className={styles.words}>
        <Prose blocks={blocks} idPrefix={id} noteLabel={labels.note} />
        {video && !videoOnScreen && <VideoLink video={video} label={labels.watchVideo} />}
      </div>
    </section>
  );
}

/**
 * A section's screen. It enlarges on a click, or it plays the section's video: in the viewer above 500 px, in place on
 * narrower screens and without a script.
 */
function SectionScreen({ section: { screenshot }, video }: { section: GuideSection; video?: Video }) {
  const { labels } = useContent().guides;
  if (!video) return screenshot && <PictureOpener picture={screenshot} />;
  return (
    <div className={styles.video} id={videoId(video)}>
      <div className={styles.opens}>
        <VideoOpener video={video} label={labels.watchVideo} drawing={screenshot} />
      </div>
      <div className={styles.plays}>
        <VideoInPlace video={video} />
      </div>
      {video.seconds && (
        <p className={`visually-hidden ${styles.length}`}>
          <VideoLength seconds={video.seconds} />
        </p>
      )}
    </div>
  );
}
