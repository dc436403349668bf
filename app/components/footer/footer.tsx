import { trackedAs } from "#app/analytics/tracked-as.ts";
import { ScrollToTop } from "#app/components/scroll-to-top/scroll-to-top.tsx";
import { SocialIcon } from "#app/components/social-icon/social-icon.tsx";
import { Wordmark } from "#app/components/wordmark/wordmark.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./footer.module.css";
import { FooterOffice } from "./footer-office.tsx";

/** The end of every page: who we are, where we are, where else to look, and the switch that stills all motion. */
export function Footer() {
  const { frame, site } = useContent();
  const { footer } = frame;
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.columns}>
        <div>
          <a className={styles.logo} href="/" aria-label={frame.home}>
            <Wordmark onInk wide />
          </a>
          <p className={styles.tagline}>{site.tagline}</p>
          <ul className={styles.socials} aria-label={footer.socialsLabel}>
            {site.socials.map(({ name, label, href }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  title={label}
                  aria-label={`${label} (${footer.newTab})`}
                  {...trackedAs(`social ${name}`)}
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={footer.linksLabel}>
          <ul className={styles.links}>
            {footer.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <button type="button" id="cookie-settings">
                {footer.cookieSettings}
              </button>
            </li>
          </ul>
        </nav>
        <div className={styles.offices}>
          {site.offices.map((office) => (
            <FooterOffice key={office.name} office={office} />
          ))}
        </div>
      </div>
      <div className={styles.last}>
        <p>{footer.copyright.replace("{year}", String(new Date().getFullYear())).replace("{name}", site.name)}</p>
        <label className={styles.pause}>
          <input type="checkbox" id="pause-animations" autoComplete="off" />
          {footer.pauseAnimations}
        </label>
        <p>{footer.route}</p>
      </div>
      <ScrollToTop />
    </footer>
  );
}
