import { DialogButton } from "#app/components/dialog/dialog-button.tsx";
import { Link } from "#app/components/links/link.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./header.module.css";
import { MenuLinks } from "./menu-links.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The header. It stays at the top of the window while the page scrolls under it. */
export function Header({ theme }: { theme?: "ink" | "black" }) {
  const { frame } = useContent();
  return (
    <header className={styles.header} data-theme={theme}>
      <div className={styles.bar}>
        <Link className={styles.logo} href="/" aria-label={frame.home} data-logo="">
          <Wordmark onInk={theme !== undefined} eager />
        </Link>
        <nav className={styles.menu} aria-label={frame.mainMenu}>
          <MenuLinks className={styles.items} linkClassName={styles.item} />
        </nav>
        <DialogButton opens="contact" className={styles.contact}>
          {frame.contactUs}
        </DialogButton>
        <DialogButton opens="menu" className={styles.burger} label={frame.openMenu}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M2 8h20M2 16h20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </DialogButton>
      </div>
    </header>
  );
}
