import type { ReactNode } from "react";
import styles from "./guide-contents.module.css";

type PlacesProps = { title?: string; href: string; children: ReactNode };

/** One part of a guide and what is in it. */
export function Places({ title, href, children }: PlacesProps) {
  return (
    <div>
      {title && (
        <h3 className={styles.groupTitle}>
          <a href={href}>{title}</a>
        </h3>
      )}
      <ul className={styles.places}>{children}</ul>
    </div>
  );
}
