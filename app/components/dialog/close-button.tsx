import styles from "./close-button.module.css";
import { invoke } from "./dialog-button.tsx";

/** The cross in a dialog's corner. */
export function CloseButton({ closes, label }: { closes: string; label: string }) {
  return (
    <button type="button" className={styles.close} aria-label={label} {...invoke(closes, "close")}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 4L20 20M20 4L4 20" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
}
