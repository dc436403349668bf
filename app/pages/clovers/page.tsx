import { HelpLine } from "#app/components/guide/help-line.tsx";
import { Trademark } from "#app/components/guide/trademark.tsx";
import { Head } from "#app/components/head/head.tsx";
import linked from "#app/components/links/linked-card.module.css";
import { MoreLink } from "#app/components/links/more-link.tsx";
import type { PageHandle } from "#app/components/page-frame/page-frame.tsx";
import { Screen } from "#app/components/pictures/screen.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import { fullStop } from "#app/components/prose/full-stop.ts";
import { useContent } from "#app/content.tsx";
import type { CloverApp } from "#content/schema/clover.ts";
import styles from "./clovers.module.css";

export const handle: PageHandle = { theme: "ink" };

export default function CloversPage() {
  const { overview, apps } = useContent().clover;
  return (
    <>
      <Head head={overview.head} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title} {...fullStop(overview.title)}>
            {overview.title}
          </h1>
          <div className={styles.lead}>
            <p>{overview.lead}</p>
            <MoreLink href="/guides">{overview.guides}</MoreLink>
          </div>
        </header>
        <div className={styles.apps}>
          {/* What has its home elsewhere is no Clover app. */}
          {apps
            .filter(({ canonical }) => canonical === undefined)
            .map((app, index) => (
              <AppOverview key={app.slug} app={app} first={index === 0} narrow={index === 1} />
            ))}
        </div>
      </div>
      <SectionRule calm={5} />
      <HelpLine />
      <Trademark />
    </>
  );
}

/** One app as a large drawing, with the ways to its page and to its guide. */
function AppOverview({ app, first, narrow }: { app: CloverApp; first: boolean; narrow: boolean }) {
  const { overview, labels } = useContent().clover;
  return (
    <article className={`${linked.card} ${styles.app}`}>
      <Screen
        picture={app.picture}
        className={`${linked.drawing} ${styles.picture}`}
        eager={first}
        tapped={first}
        taps
        narrow={narrow}
      />
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
