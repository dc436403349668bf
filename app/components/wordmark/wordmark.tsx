import { useContent } from "#app/content.tsx";
import styles from "./wordmark.module.css";

/** The name as it is written: its full stop is the dot. */
export function Wordmark() {
  const { site } = useContent();
  return (
    <span className={styles.wordmark}>
      {site.wordmark.slice(0, -1)}
      <span className={styles.dot}>{site.wordmark.at(-1)}</span>
    </span>
  );
}
