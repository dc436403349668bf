import { Head } from "#app/components/head/head.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import type { LegalDocument } from "#content/schema/legal.ts";
import { LegalContents } from "./legal-contents.tsx";
import { LegalDates } from "./legal-dates.tsx";
import styles from "./legal-page.module.css";

/** A legal document: its dates, a summary, a table of contents and the sections. */
export function LegalPage({ document, children }: { document: LegalDocument; children?: React.ReactNode }) {
  return (
    <article className={styles.page}>
      <Head head={document.head} />
      <header className={styles.head}>
        {children}
        <h1 className={styles.title}>{document.title}</h1>
        <LegalDates document={document} />
      </header>
      <div className={styles.summary}>
        <Prose blocks={document.summary} />
      </div>
      <LegalContents sections={document.sections} />
      <div className={styles.body}>
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
