import { CloseButton, DialogButton } from "#app/components/dialog/dialog-button.tsx";
import { GoDot } from "#app/components/links/go-button.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./menu.module.css";
import { MenuLinks } from "./menu-links.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The menu for small windows: a dialog that slides over the whole screen. */
export function Menu() {
  const { frame, company } = useContent();
  return (
    <dialog className={styles.menu} id="menu" aria-label={frame.mainMenu} data-theme="ink">
      <div className={styles.top}>
        <Wordmark onInk />
        <CloseButton closes="menu" label={frame.closeMenu} />
      </div>
      <nav className={styles.items}>
        <MenuLinks linkClassName={styles.item} />
      </nav>
      <div className={styles.end}>
        <DialogButton opens="contact" className={styles.contact}>
          <GoDot />
          {frame.contactUs}
        </DialogButton>
        <p className={styles.phones}>
          {company.offices.map(({ phone }) => (
            <a key={phone.href} href={phone.href}>
              {phone.label}
            </a>
          ))}
        </p>
      </div>
    </dialog>
  );
}
