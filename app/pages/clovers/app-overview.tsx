import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { Screen } from "#app/components/screen/screen.tsx";
import { useContent } from "#app/content.tsx";
import type { CloverApp } from "#content/schema/clover.ts";
import styles from "./clovers.module.css";

/** One app as a large drawing, with the ways to its page and to its guide. */
export function AppOverview({ app, first, narrow }: { app: CloverApp; first: boolean; narrow: boolean }) {
  const { overview, labels } = useContent().clover;
  return (
    <article className={styles.app}>
      <Screen picture={app.picture} className={styles.picture} eager={first} narrow={narrow} />
      <div className={styles.words}>
        <h2 className={styles.name}>{app.title}</h2>
        <p className={styles.text}>{app.card.subtitle}</p>
        <p className={styles.ways}>
          <MoreLink href={`/clover/${app.slug}`} about={app.title}>
            {overview.learnMore}
          </MoreLink>
          {app.guide && (
            <MoreLink href={app.guide} about={app.title}>
              {labels.guide}
            </MoreLink>
          )}
        </p>
      </div>
    </article>
  );
}
