import { WholeWords } from "#app/components/prose/line.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { VideoLink } from "#app/components/viewer/video.tsx";
import { useContent } from "#app/content.tsx";
import type { GuideSection as Section } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import { Screen } from "./screen.tsx";
import styles from "./sections.module.css";

type GuideSectionProps = {
  section: Section;
  video?: Video;
  /** True where the screen itself plays the video; otherwise the video is a link below the steps. */
  videoOnScreen: boolean;
  heading: "h2" | "h3";
};

/** One thing to do: its steps, each with an address, and the screen that belongs to them. */
export function GuideSection({ section, video, videoOnScreen, heading: Heading }: GuideSectionProps) {
  const { labels } = useContent().guides;
  const { id, title, blocks } = section;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <Heading className={styles.name} id={`${id}-title`}>
        <WholeWords>{title}</WholeWords>
      </Heading>
      <div className={styles.screen}>
        <Screen section={section} video={videoOnScreen ? video : undefined} />
      </div>
      <div className={styles.words}>
        <Prose blocks={blocks} idPrefix={id} noteLabel={labels.note} />
        {video && !videoOnScreen && <VideoLink video={video} label={labels.watchVideo} />}
      </div>
    </section>
  );
}
