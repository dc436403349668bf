import { Line } from "#app/components/prose/line.tsx";
import shared from "#app/styles/shared.module.css";
import type { CaseStudy, WorksContent } from "#content/schema/works.ts";
import styles from "./results.module.css";

/** What was measured: each figure before, and a line that calms down on its way to the figure now. */
export function Results({ labels, results }: { labels: WorksContent["labels"]; results: CaseStudy["results"] }) {
  return (
    <section className={styles.results} aria-labelledby="results" data-theme="ink">
      <div className={styles.inner}>
        <h2 className={shared.sectionTitle} id="results">
          {labels.results}
        </h2>
        <dl className={styles.list}>
          {results.items.map(({ label, before, after }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              {before && (
                <dd className={styles.before}>
                  <span className="visually-hidden">{labels.before}: </span>
                  {before}
                </dd>
              )}
              <dd className={styles.after}>
                <Way />
                {before && <span className="visually-hidden">{labels.after}: </span>}
                <span className={styles.figure}>{after}</span>
              </dd>
            </div>
          ))}
        </dl>
        {results.method && (
          <p className={styles.method}>
            <Line>{results.method}</Line>
          </p>
        )}
      </div>
    </section>
  );
}

/** The line swings less and less, and ends in the dot. */
function Way() {
  return (
    <span className={styles.way}>
      <svg viewBox="0 0 240 32" width="240" height="32" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M1 18C10-4 22 0 26 16S40 36 52 16 76 4 88 16 108 24 122 16 148 13 164 16H240"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
