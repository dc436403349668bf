import { trackedAs } from "#app/analytics/tracked-as.ts";
import { Flag, OfficeAddress } from "#app/components/contact/office.tsx";
import { LanguageLinks } from "#app/components/header/menu-links.tsx";
import { Wordmark } from "#app/components/header/wordmark.tsx";
import { Link } from "#app/components/links/link.tsx";
import { Icon } from "#app/components/pictures/icon.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./footer.module.css";

/** Drawn by us: icon libraries no longer have brands. */
const strokes = {
  facebook: "M15.5 4.5h-2c-2 0-3.2 1.3-3.2 3.3V20M7 11.5h7.5",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.2v.1",
  twitter: "M5 5l14 14M19 5L5 19",
  linkedin: "M6 10v9M6 5.5v.1M10.5 19v-9M10.5 14c0-2.5 1.4-4 3.8-4s3.7 1.5 3.7 4v5",
  youtube: "M7 6h10a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4ZM10.5 9.5v5l4-2.5Z",
};

function hasIcon(network: string): network is keyof typeof strokes {
  return Object.hasOwn(strokes, network);
}

/** The end of every page: who we are, where we are, more links, and the switch that pauses all animations. */
export function Footer({ theme = "ink" }: { theme?: "ink" | "black" | undefined }) {
  const { frame, company } = useContent();
  const { footer } = frame;
  const [beforeYear, afterYear] = footer.copyright.replace("{name}", company.name).split("{year}");
  return (
    <footer className={styles.footer} data-theme={theme}>
      <div className={styles.columns}>
        <div>
          <Link className={styles.logo} href="/" aria-label={frame.home}>
            <Wordmark onInk wide />
          </Link>
          <p className={styles.tagline}>{company.tagline}</p>
          {company.socials.length > 0 && (
            <ul className={styles.socials} aria-label={footer.socialsLabel}>
              {company.socials.map(({ name, label, href }) => (
                <li key={name}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener"
                    // The tooltip is the name: another one would be read after it.
                    title={`${label} (${footer.newTab})`}
                    aria-label={`${label} (${footer.newTab})`}
                    {...trackedAs(hasIcon(name) ? `social ${name}` : "social other")}
                  >
                    {hasIcon(name) ? <Icon d={strokes[name]} strokeWidth="1.8" /> : label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={footer.linksLabel}>
          <ul className={styles.links}>
            {footer.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
            <LanguageLinks />
            <li>
              <button type="button" id="cookie-settings" data-needs-script="">
                {footer.cookieSettings}
              </button>
            </li>
          </ul>
        </nav>
        <div className={styles.offices}>
          {company.offices.map((office) => (
            <OfficeAddress key={office.id} office={office} className={styles.office}>
              <h2 className={styles.officeName}>
                <Flag office={office} />
                {office.name}
              </h2>
            </OfficeAddress>
          ))}
        </div>
      </div>
      <div className={styles.last}>
        <p>
          {beforeYear}
          <time>{new Date().getFullYear()}</time>
          {afterYear}
        </p>
        <label className={styles.pause}>
          <input type="checkbox" id="pause-animations" autoComplete="off" />
          {footer.pauseAnimations}
        </label>
        <p>{company.offices.map(({ area, city }) => area ?? city).join(" – ")}</p>
      </div>
    </footer>
  );
}
