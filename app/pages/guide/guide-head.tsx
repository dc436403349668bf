import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { SaveOffline } from "#app/components/save-offline/save-offline.tsx";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./guide-head.module.css";

/** What the guide is about, with its app on a screen, and the ways to the app's page and to the other guides. */
export function GuideHead({ guide }: { guide: Guide }) {
  const { labels } = useContent().guides;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{guide.title}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{guide.lead}</p>
        <p className={styles.ways}>
          <MoreLink href={guide.appPage} about={guide.app}>
            {labels.appPage}
          </MoreLink>
          <MoreLink href="/guides">{labels.allGuides}</MoreLink>
        </p>
        <SaveOffline />
      </div>
      <Picture picture={guide.card.picture} className={styles.picture} eager />
    </header>
  );
}
