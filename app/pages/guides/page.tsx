import { HelpLine } from "#app/components/guide/help-line.tsx";
import { FeedLink } from "#app/components/head/feed-link.tsx";
import { Head } from "#app/components/head/head.tsx";
import { SectionRule } from "#app/components/section-rule/section-rule.tsx";
import { useContent } from "#app/content.tsx";
import { GuideSearch } from "#app/islands/guide-search/guide-search.tsx";
import { Island } from "#app/loading/island.tsx";
import { guidesFeedPath } from "#contract/feeds.ts";
import { GuideCard } from "./guide-card.tsx";
import { GuideContents } from "./guide-contents.tsx";
import styles from "./guides.module.css";

export default function GuidesPage() {
  const { overview, guides } = useContent().guides;
  return (
    <>
      <Head head={overview.head} />
      <FeedLink path={guidesFeedPath} title={overview.title} />
      <header className={styles.head}>
        <h1 className={styles.title}>{overview.title}</h1>
        <p className={styles.lead}>{overview.lead}</p>
      </header>
      <div className={styles.search}>
        <Island name="guide-search" component={GuideSearch} props={{}} />
      </div>
      <ul className={styles.cards}>
        {guides.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} />
        ))}
      </ul>
      {guides.map((guide, place) => (
        <section key={guide.slug} aria-labelledby={guide.slug}>
          <SectionRule calm={place === 0 ? 1 : 3} />
          <GuideContents guide={guide} />
        </section>
      ))}
      <SectionRule calm={5} />
      <HelpLine />
    </>
  );
}
