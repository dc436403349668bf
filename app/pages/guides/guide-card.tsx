import { guidePath } from "#app/components/guide/addresses.ts";
import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./guide-card.module.css";

/** A guide's app on its screen, what the guide helps with, and the way to it. */
export function GuideCard({ guide }: { guide: Guide }) {
  const { overview } = useContent().guides;
  return (
    <li className={styles.card}>
      <Picture picture={guide.card.picture} className={styles.picture} eager />
      <div className={styles.words}>
        <h2 className={styles.title}>{guide.app}</h2>
        <p className={styles.text}>{guide.card.text}</p>
        <MoreLink href={guidePath(guide)} about={guide.app}>
          {overview.open}
        </MoreLink>
      </div>
    </li>
  );
}
