import styles from "./carousel.module.css";

/** A round button that moves a carousel by one item. */
export function Step({ by, label }: { by: -1 | 1; label: string }) {
  return (
    <button type="button" className={styles.step} data-step={by} aria-label={label} aria-disabled={by < 0}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={by > 0 ? "M5 12h14M13 6l6 6-6 6" : "M19 12H5M11 6l-6 6 6 6"}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
