import { useContent } from "#app/content.tsx";
import styles from "./trademark.module.css";

/** Whose trademark Clover is, below every page about the Clover apps. */
export function Trademark() {
  return <p className={styles.trademark}>{useContent().clover.labels.trademark}</p>;
}
