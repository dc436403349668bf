import { guidePath } from "#app/components/guide/addresses.ts";
import { HelpLine } from "#app/components/guide/help-line.tsx";
import { Trademark } from "#app/components/guide/trademark.tsx";
import { FeedLink, Head } from "#app/components/head/head.tsx";
import linked from "#app/components/links/linked-card.module.css";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import tapped from "#app/components/pictures/tapped.module.css";
import { fullStop } from "#app/components/prose/full-stop.ts";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import { GuideSearch, questionKey } from "#app/islands/guide-search/guide-search.tsx";
import { Island } from "#app/loading/island.tsx";
import type { Guide } from "#content/schema/guides.ts";
import { guidesFeedPath } from "#contract/pages.ts";
import { Fold, GuideContents } from "./guide-contents.tsx";
import styles from "./guides.module.css";

export default function GuidesPage() {
  const { overview, guides } = useContent().guides;
  return (
    <>
      <Head head={overview.head} />
      <FeedLink path={guidesFeedPath} title={overview.title} />
      <header className={styles.head}>
        <h1 className={styles.title} {...fullStop(overview.title)}>
          {overview.title}
        </h1>
        <p className={styles.lead}>{overview.lead}</p>
      </header>
      <div className={styles.search}>
        <Island name="guide-search" component={GuideSearch} reads={questionKey} props={{}} />
        <Urgent />
      </div>
      {guides.map((guide, index) => (
        <section key={guide.slug} aria-labelledby={guide.slug}>
          {index > 0 && <SectionRule calm={index === 1 ? 1 : 3} />}
          <div className={styles.guide}>
            <GuideIntro guide={guide} />
            <GuideContents guide={guide} />
          </div>
        </section>
      ))}
      <SectionRule calm={5} />
      <HelpLine />
      <Trademark />
    </>
  );
}

const urgentBeforeFold = 6;

/** What cannot wait: the answers that are asked for while a customer stands there. */
function Urgent() {
  const { urgent } = useContent().guides.overview;
  const folded = urgent.links.slice(urgentBeforeFold);
  return (
    <div className={styles.urgent}>
      <p>{urgent.title}</p>
      <Pills links={urgent.links.slice(0, urgentBeforeFold)} />
      <Fold count={folded.length}>
        <Pills links={folded} />
      </Fold>
    </div>
  );
}

function Pills({ links }: { links: readonly string[] }) {
  return (
    <ul className={styles.pills}>
      {links.map((link) => (
        <li key={link}>
          <Line>{link}</Line>
        </li>
      ))}
    </ul>
  );
}

/** A guide's app on its screen, which the dot taps as it is scrolled to, what the guide helps with, and the way to it. */
function GuideIntro({ guide }: { guide: Guide }) {
  const { overview } = useContent().guides;
  return (
    <article className={`${linked.card} ${styles.intro}`}>
      <div
        className={`${linked.drawing} ${styles.picture} ${tapped.taps}`}
        data-control={guide.card.picture.file}
        data-scrolled=""
      >
        <Picture picture={guide.card.picture} eager />
      </div>
      <h2 id={guide.slug}>{guide.title}</h2>
      <p className={styles.text}>{guide.card.text}</p>
      <MoreLink href={guidePath(guide)} about={guide.app}>
        {overview.open}
      </MoreLink>
    </article>
  );
}
