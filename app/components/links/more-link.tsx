import { Icon } from "#app/components/pictures/icon.tsx";
import { Link } from "./link.tsx";
import styles from "./more-link.module.css";

export type ArrowLinkProps = {
  href: string;
  /** What the link leads to, for people who hear links without the text around them. */
  about?: string;
  children: string;
};

/** The secondary link: words and a drawn arrow that moves on hover. */
export function MoreLink(props: ArrowLinkProps) {
  return <ArrowLink {...props} className={styles.more} />;
}

/** Words and a drawn arrow, in the look of what is around them, which may set `--extend` for more than the link itself. */
export function ArrowLink({ href, className, about, children }: ArrowLinkProps & { className: string | undefined }) {
  return (
    <Link className={className} href={href}>
      {children}
      {about && <span className="visually-hidden">{`: ${about}`}</span>}
      <span className={styles.arrow}>
        <Arrow />
      </span>
    </Link>
  );
}

/** A drawn arrow, 34 px long, in the color of the text beside it. */
export function Arrow() {
  return <Icon viewBox="0 0 34 14" width="34" height="14" d="M1 7H32M26 1.500L32 7L26 12.500" strokeWidth="1.5" />;
}
