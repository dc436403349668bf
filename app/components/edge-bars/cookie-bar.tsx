import { trackedAs } from "#app/analytics/tracked-as.ts";
import { Link } from "#app/components/links/link.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./cookie-bar.module.css";

/** Asks for consent. It is hidden until cookie-bar.client.ts shows it to visitors who have not chosen yet. */
export function CookieBar() {
  const { cookieBar } = useContent().frame;
  return (
    <section hidden id="cookie-bar" aria-label={cookieBar.label} className={styles.bar}>
      <p>{cookieBar.text}</p>
      <Link href={cookieBar.privacy.href}>{cookieBar.privacy.label}</Link>
      <div className={styles.choices} data-needs-script="">
        <button type="button" value="no">
          {cookieBar.noThanks}
        </button>
        <button type="button" value="yes" {...trackedAs("OK")}>
          {cookieBar.ok}
        </button>
      </div>
    </section>
  );
}
