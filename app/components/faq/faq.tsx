import { Prose } from "#app/components/prose/prose.tsx";
import type { FaqEntry } from "#content/schema/guides.ts";
import styles from "./faq.module.css";

/** Questions that open to show their answers. Each has an address, and a dot marks the open ones. */
export function Faq({ entries, isFirstOpen = false }: { entries: readonly FaqEntry[]; isFirstOpen?: boolean }) {
  return entries.map(({ id, question, answer }, index) => (
    <details key={id} id={id} className={styles.entry} open={isFirstOpen && index === 0}>
      <summary className={styles.question}>
        <span className={styles.dot} />
        <h3 className={styles.title}>{question}</h3>
      </summary>
      <div className={styles.answer}>
        <Prose blocks={answer} />
      </div>
    </details>
  ));
}
