import { useContent } from "#app/content.tsx";
import { usePath } from "#app/path.ts";
import styles from "./privacy-tabs.module.css";

const tabs = [
  { href: "/privacy-policy", document: "us" },
  { href: "/eu-privacy-policy", document: "eu" },
] as const;

/** Switches between the two privacy documents. They look like tabs and are links, since each has its address. */
export function PrivacyTabs() {
  const { legal } = useContent();
  const path = usePath();
  return (
    <nav aria-label={legal.labels.switcher}>
      <ul className={styles.tabs}>
        {tabs.map(({ href, document }) => (
          <li key={href}>
            <a className={styles.tab} href={href} aria-current={href === path ? "page" : undefined}>
              {legal[document].tab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
