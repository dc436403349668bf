import { useParams } from "react-router";
import { Faq } from "#app/components/faq/faq.tsx";
import { parts } from "#app/components/guide/addresses.ts";
import { HelpLine } from "#app/components/guide/help-line.tsx";
import { Trademark } from "#app/components/guide/trademark.tsx";
import { Head, StructuredData } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import tapped from "#app/components/pictures/tapped.module.css";
import { fullStop } from "#app/components/prose/full-stop.ts";
import { Line, WholeWords } from "#app/components/prose/line.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { videoFiles } from "#app/components/viewer/video-files.ts";
import { findBySlug, useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { tutorial } from "#app/structured-data/guide.ts";
import { faqPage } from "#app/structured-data/questions.ts";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./guide.module.css";
import { Plans } from "./plans.tsx";
import { SaveOffline } from "./save-offline.tsx";
import { Sections } from "./sections.tsx";
import { Tutorials } from "./tutorials.tsx";

export default function GuidePage() {
  const { guides, company } = useContent();
  const guide = findBySlug(guides.guides, useParams().guide);
  return (
    <>
      <Head head={guide.head} />
      <StructuredData
        things={[
          ...guide.videos.flatMap((video) => tutorial(company, guide, video, videoFiles(video.file))),
          ...(guide.faq ? [faqPage(guide.faq.entries)] : []),
        ]}
      />
      <GuideHead guide={guide} />
      <OnThisPage guide={guide} />
      <LateStyles />
      {guide.videosIn === "tutorials" && <Tutorials guide={guide} />}
      <Sections guide={guide} />
      {guide.plans && (
        <>
          <SectionRule calm={2} />
          <Plans plans={guide.plans} />
        </>
      )}
      {guide.faq && (
        <>
          <SectionRule calm={4} />
          <Questions faq={guide.faq} />
        </>
      )}
      {guide.cannot && (
        <>
          <SectionRule calm={3} />
          <Cannot {...guide.cannot} />
        </>
      )}
      <SectionRule calm={5} />
      <HelpLine />
      <Trademark />
    </>
  );
}

/** What the guide is about, with its app on a screen, and the ways to the app's page and to the other guides. */
function GuideHead({ guide }: { guide: Guide }) {
  const { labels } = useContent().guides;
  return (
    <header className={styles.head}>
      <h1 className={styles.title} {...fullStop(guide.title)}>
        {guide.title}
      </h1>
      <div>
        <p className={styles.lead}>
          <Line>{guide.lead}</Line>
        </p>
        <p className={styles.ways}>
          <MoreLink href={guide.appPage} about={guide.app}>
            {labels.appPage}
          </MoreLink>
          <MoreLink href="/guides">{labels.allGuides}</MoreLink>
        </p>
        <SaveOffline />
      </div>
      <div className={`${styles.picture} ${tapped.tapped}`} data-control={guide.card.picture.file} data-low="">
        <Picture picture={guide.card.picture} eager />
      </div>
    </header>
  );
}

/** The parts of a guide in their order, each with its address. The overview of all guides lists everything in them. */
function OnThisPage({ guide }: { guide: Guide }) {
  const { labels } = useContent().guides;
  return (
    <nav aria-labelledby="contents">
      <SectionRule calm={0} />
      <div className={styles.inside}>
        <h2 className={styles.contentsTitle} id="contents">
          {labels.onThisPage}
        </h2>
        <ol className={styles.list}>
          {partsOf(guide).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <WholeWords>{title}</WholeWords>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function partsOf({
  videosIn,
  tutorialsTitle = "",
  sections,
  plans,
  faq,
  cannot,
}: Guide): { id: string; title: string }[] {
  return [
    ...(videosIn === "tutorials" ? [{ id: parts.tutorials, title: tutorialsTitle }] : []),
    ...sections,
    ...(plans ? [{ id: parts.plans, title: plans.title }] : []),
    ...(faq ? [{ id: parts.faq, title: faq.title }] : []),
    ...(cannot ? [{ id: parts.cannot, title: cannot.title }] : []),
  ];
}

function Questions({ faq }: { faq: NonNullable<Guide["faq"]> }) {
  return (
    <section className={styles.questions} id={parts.faq} aria-labelledby="faq">
      <h2 className={styles.questionsTitle} id="faq">
        {faq.title}
      </h2>
      <div>
        <Faq entries={faq.entries} />
      </div>
    </section>
  );
}

/** What a merchant may look for in the app and would not find, each with its address. */
function Cannot({ title, entries }: NonNullable<Guide["cannot"]>) {
  return (
    <section className={styles.questions} id={parts.cannot} aria-labelledby="cannot">
      <h2 className={styles.questionsTitle} id="cannot">
        {title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.limitation} id={entry.id}>
            <h3 className={styles.limitationTitle}>{entry.title}</h3>
            <Prose blocks={entry.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
