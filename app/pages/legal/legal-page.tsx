import { Head } from "#app/components/head/head.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { useContent } from "#app/content.tsx";
import type { LegalDocument } from "#content/schema/legal.ts";
import styles from "./legal-page.module.css";
import { longDate } from "./long-date.ts";

/** A legal document: its dates, a summary, a table of contents and the sections. */
export function LegalPage({ document, children }: { document: LegalDocument; children?: React.ReactNode }) {
  const { labels } = useContent().legal;
  return (
    <article className={styles.page}>
      <Head head={document.head} />
      <header className={styles.head}>
        {children}
        <h1 className={styles.title}>{document.title}</h1>
        <p className={styles.dates}>
          <span>
            {labels.effective}: <time dateTime={document.effective}>{longDate(document.effective)}</time>
          </span>
          <span>
            {labels.lastUpdated}: <time dateTime={document.lastUpdated}>{longDate(document.lastUpdated)}</time>
          </span>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 className={styles.contentsTitle} id="contents">
          {labels.contents}
        </h2>
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        <div className={styles.summary}>
          <Prose blocks={document.summary} />
        </div>
        {document.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 className={styles.sectionTitle} id={`${id}-title`}>
              {title}
            </h2>
            <Prose blocks={blocks} />
          </section>
        ))}
      </div>
    </article>
  );
}
