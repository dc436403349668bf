import styles from "./cover-link.module.css";
import { ArrowLink, type ArrowLinkProps } from "./more-link.tsx";

/** A name whose link covers all that it names. Without an address it is only the name. */
export function CoverLink({ href, ...props }: Omit<ArrowLinkProps, "href"> & { href: string | undefined }) {
  return href ? <ArrowLink {...props} href={href} className={styles.cover} /> : props.children;
}
