import { LateStyles } from "#app/loading/late-styles.tsx";
import { Picture } from "./picture.tsx";
import styles from "./section-rule.module.css";

/** The hand-drawn line between two sections, from 0 (loosest) to 5 (exact) down the page. */
export function SectionRule({ calm }: { calm: 0 | 1 | 2 | 3 | 4 | 5 }) {
  return (
    <>
      <LateStyles />
      <Picture picture={{ file: `rules/rule-${calm}`, alt: "" }} className={styles.rule} />
    </>
  );
}
