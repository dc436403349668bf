import styles from "./carousel.module.css";

/** Stops and starts the slides of a carousel that moves on its own. autoplay.client.ts listens to it. */
export function PauseButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={`${styles.step} ${styles.pause}`}
      aria-label={label}
      aria-pressed="false"
      data-pause=""
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M9 6v12M15 6v12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
