import { Icon } from "#app/components/pictures/icon.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./scroll-to-top.module.css";

/** Comes into view once the page is scrolled more than 700 px. It is a sticky link and needs no script. */
export function ScrollToTop() {
  const { frame } = useContent();
  return (
    <nav className={styles.shaft} aria-label={frame.scrollToTop}>
      <a className={styles.toTop} href="#top" data-theme="ink">
        <span className="visually-hidden">{frame.scrollToTop}</span>
        <Icon d="M12 20V5M5.5 11l6.5-6.5 6.5 6.5" strokeWidth="2" />
      </a>
    </nav>
  );
}
