import { useParams } from "react-router";
import { ByHand } from "#app/components/by-hand/by-hand.tsx";
import { Invitation } from "#app/components/contact/invitation.tsx";
import { FeedLink, Head, StructuredData } from "#app/components/head/head.tsx";
import { Link } from "#app/components/links/link.tsx";
import { Arrow, MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { Line, WholeWords } from "#app/components/prose/line.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { useAddress } from "#app/path.ts";
import { article } from "#app/structured-data/article.ts";
import shared from "#app/styles/shared.module.css";
import type { CaseStudy } from "#content/schema/works.ts";
import { socialCardPath, worksFeedPath } from "#contract/pages.ts";
import { Results } from "./results.tsx";
import { Steps } from "./steps.tsx";
import styles from "./work.module.css";
import { Quote, WorkFacts } from "./work-facts.tsx";

/** A case study: what was wrong, how we solved it in three drawn steps, and what was measured. */
export default function WorkPage() {
  const { company, works } = useContent();
  const work = findBySlug(works.cases, useParams().work);
  const finished = work.steps.at(-1)?.picture;
  return (
    <article>
      <Head head={work.head} />
      <FeedLink path={worksFeedPath} title={works.feedTitle} />
      <StructuredData things={[article(company, work, socialCardPath(useAddress()), useLanguage())]} />
      <header className={`${shared.columns} ${styles.head}`}>
        <h1 className={styles.title}>
          <span className={styles.eyebrow}>
            <WholeWords>{`${works.labels.caseStudy}: ${work.searchTerm}`}</WholeWords>{" "}
          </span>
          <span className={styles.headline}>{work.title}</span>
        </h1>
        <p className={styles.lead}>
          <WholeWords>{work.lead}</WholeWords>
        </p>
      </header>
      {finished && (
        <div className={styles.scene}>
          <ByHand picture={finished} firstScreenSizes="100vw" />
        </div>
      )}
      <WorkFacts work={work} />
      <section className={`${shared.columns} ${styles.problem}`} aria-labelledby="problem">
        <h2 className={styles.subtitle} id="problem">
          {work.problem.title}
        </h2>
        <div className={styles.paragraphs}>
          {work.problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Line>{paragraph}</Line>
            </p>
          ))}
        </div>
      </section>
      <Steps title={works.labels.steps} steps={work.steps} />
      <Results labels={works.labels} results={work.results} />
      {work.quote && <Quote quote={work.quote} />}
      <NextWork current={work} />
      <Invitation />
    </article>
  );
}

/** The case study after this one; after the last comes the first. Nothing follows the only one. */
function NextWork({ current }: { current: CaseStudy }) {
  const { cases, labels } = useContent().works;
  const next = cases[(cases.indexOf(current) + 1) % cases.length] ?? current;
  if (next === current) return null;
  const finished = next.steps.at(-1)?.picture;
  return (
    <section className={`${shared.columns} ${styles.next}`} aria-labelledby="next">
      <div className={styles.nextWords}>
        <h2 className={styles.eyebrow} id="next">
          {labels.next}
        </h2>
        <Link className={styles.nextLink} href={`/works/${next.slug}`}>
          {next.title} <Arrow />
        </Link>
        <p className={styles.nextName}>{next.name}</p>
        <MoreLink href="/works">{labels.allWorks}</MoreLink>
      </div>
      {finished && <Picture picture={{ ...finished, alt: "" }} className={styles.nextPicture} />}
    </section>
  );
}
