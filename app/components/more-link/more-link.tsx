import { Arrow } from "./arrow.tsx";
import styles from "./more-link.module.css";

type MoreLinkProps = {
  href: string;
  /** What the link leads to, for people who hear links out of their place. */
  about?: string;
  children: string;
};

/** The secondary way on: words and a drawn arrow that moves on hover. */
export function MoreLink({ href, about, children }: MoreLinkProps) {
  return (
    <a className={styles.more} href={href}>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
      <Arrow />
    </a>
  );
}
