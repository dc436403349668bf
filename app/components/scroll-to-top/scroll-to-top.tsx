import { useContent } from "#app/content.tsx";
import styles from "./scroll-to-top.module.css";

/** Comes into view once the page is scrolled more than 700 px. A link in a sticky corner: it needs no script. */
export function ScrollToTop() {
  const { frame } = useContent();
  return (
    <div className={styles.shaft}>
      <a className={styles.link} href="#top">
        <span className="visually-hidden">{frame.scrollToTop}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M12 20V5M5.500 11L12 4.500 18.500 11"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </div>
  );
}
