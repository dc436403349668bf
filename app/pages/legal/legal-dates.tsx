import { useContent } from "#app/content.tsx";
import type { LegalDocument } from "#content/schema/legal.ts";
import styles from "./legal-page.module.css";
import { longDate } from "./long-date.ts";

/** From when a document is valid and when it was last changed, in one line where that was the same day. */
export function LegalDates({ document: { effective, lastUpdated } }: { document: LegalDocument }) {
  const { labels } = useContent().legal;
  if (effective === lastUpdated) {
    return (
      <p className={styles.dates}>
        <LegalDate label={labels.bothDates} day={effective} />
      </p>
    );
  }
  return (
    <p className={styles.dates}>
      <LegalDate label={labels.effective} day={effective} />
      <LegalDate label={labels.lastUpdated} day={lastUpdated} />
    </p>
  );
}

function LegalDate({ label, day }: { label: string; day: string }) {
  return (
    <span>
      {label}: <time dateTime={day}>{longDate(day)}</time>
    </span>
  );
}
