import { parts } from "#app/components/guide/addresses.ts";
import type { Guide } from "#content/schema/guides.ts";
import { findBySlug } from "../find-by-slug.ts";
import { GuideSection } from "./guide-section.tsx";
import styles from "./sections.module.css";

/** All sections of a guide, their screens left and right in turn. A title of their own moves theirs one level down. */
export function Sections({ guide: { sectionsTitle, sections, videos, videosIn } }: { guide: Guide }) {
  return (
    <div className={styles.sections} id={parts.sections}>
      {sectionsTitle && <h2 className={styles.title}>{sectionsTitle}</h2>}
      {sections.map((section) => (
        <GuideSection
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
