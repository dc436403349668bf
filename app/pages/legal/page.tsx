import { Head } from "#app/components/head/head.tsx";
import { Link } from "#app/components/links/link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { usePath } from "#app/path.ts";
import { languagesOf, pageTable } from "#content/pages.ts";
import type { LegalDocument } from "#content/schema/legal.ts";
import type { Language } from "#contract/languages.ts";
import styles from "./legal.module.css";

/** A legal document: its dates, a summary, a table of contents and the sections. */
export default function LegalPage() {
  const document = useDocument();
  const language = useLanguage();
  // Where only one of the privacy documents is translated, its text links to the other.
  const isTranslated = tabs.every(({ href }) => languagesOf(href).includes(language));
  return (
    <article className={styles.page}>
      <Head head={document.head} />
      <header className={styles.head}>
        {document.tab && isTranslated && <PrivacyTabs />}
        <h1 className={styles.title} data-stop="">
          {document.title}
        </h1>
        <LegalDates document={document} />
      </header>
      <div className={styles.summary}>
        <Prose blocks={document.summary} />
      </div>
      <LegalContents sections={document.sections} />
      <LateStyles />
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

/** The document that content/pages.ts names for this address. */
function useDocument(): LegalDocument {
  const path = usePath();
  const file = pageTable.find((row) => row.path === path)?.content;
  return useContent().legal[file?.replace("legal/", "") as "us" | "eu" | "terms" | "accessibility"];
}

const tabs = [
  { href: "/privacy-policy", document: "us" },
  { href: "/eu-privacy-policy", document: "eu" },
] as const;

/** Switches between the two privacy documents. They look like tabs and are links, since each has its address. */
function PrivacyTabs() {
  const { legal } = useContent();
  const path = usePath();
  return (
    <nav aria-label={legal.labels.switcher}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, document }) => (
          <li key={href}>
            <Link className={styles.tab} href={href} aria-current={href === path ? "page" : undefined}>
              {legal[document].tab}
              {href === path && <Picture picture={{ file: "rules/tab", alt: "" }} className={styles.tabLine} eager />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From when a document is valid and when it was last changed, in one line where that was the same day. */
function LegalDates({ document: { effective, lastUpdated } }: { document: LegalDocument }) {
  const { labels } = useContent().legal;
  const isUnchanged = effective === lastUpdated;
  return (
    <p className={styles.dates}>
      <LegalDate label={isUnchanged ? labels.bothDates : labels.effective} day={effective} />
      {!isUnchanged && <LegalDate label={labels.lastUpdated} day={lastUpdated} />}
    </p>
  );
}

function LegalDate({ label, day }: { label: string; day: string }) {
  const language = useLanguage();
  return (
    <span>
      {`${label}: `}
      <time dateTime={day}>{dateIn(language, day)}</time>
    </span>
  );
}

/** With the month in words: "November 21, 2026", "2026 оны арван нэгдүгээр сарын 21". */
function dateIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

type LegalContentsProps = Pick<LegalDocument, "sections">;

/**
 * The table of contents. Twenty links would push the text off a phone's screen, so there they wait behind a summary.
 * There are two lists, of which one is shown: a `details` that a wide window forces open would still call itself closed.
 */
function LegalContents({ sections }: LegalContentsProps) {
  const { labels } = useContent().legal;
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <details className={styles.fold}>
        <summary>{labels.contents}</summary>
        <Entries sections={sections} />
      </details>
      <div className={styles.open}>
        <h2>{labels.contents}</h2>
        <Entries sections={sections} />
      </div>
    </nav>
  );
}

function Entries({ sections }: LegalContentsProps) {
  return (
    <ol className={styles.entries}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
