import { useContent } from "#app/content.tsx";
import type { LegalDocument } from "#content/schema/legal.ts";
import styles from "./legal-contents.module.css";

type LegalContentsProps = Pick<LegalDocument, "sections">;

/**
 * The table of contents. Twenty links would push the text off a phone's screen, so there they wait behind a summary.
 * There are two lists, of which one is shown: a `details` that a wide window forces open would still call itself closed.
 */
export function LegalContents({ sections }: LegalContentsProps) {
  const { labels } = useContent().legal;
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{labels.contents}</summary>
        <Places sections={sections} />
      </details>
      <div className={styles.open}>
        <h2 className={styles.title}>{labels.contents}</h2>
        <Places sections={sections} />
      </div>
    </nav>
  );
}

function Places({ sections }: LegalContentsProps) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
