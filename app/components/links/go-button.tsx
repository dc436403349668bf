import { DialogButton } from "#app/components/dialog/dialog-button.tsx";
import { Icon } from "#app/components/pictures/icon.tsx";
import styles from "./go-button.module.css";
import { Link } from "./link.tsx";

type Direction = "right" | "down";

/** A primary action that leads to another page. */
export function GoLink({ href, direction, children }: { href: string; direction?: Direction; children: string }) {
  return (
    <Link className={styles.go} href={href}>
      <GoDot direction={direction} />
      <span>{children}</span>
    </Link>
  );
}

/** The primary action that opens the contact form. */
export function GoContactButton({ children }: { children: string }) {
  return (
    <DialogButton className={styles.go} opens="contact">
      <GoDot />
      <span>{children}</span>
    </DialogButton>
  );
}

/** The round vermilion dot of a primary action, with an arrow in it. */
export function GoDot({ direction = "right" }: { direction?: Direction }) {
  return (
    <span className={styles.dot}>
      <Icon
        d="M4 12h15M13 5.5l6.5 6.5-6.5 6.5"
        transform={direction === "down" ? "rotate(90 12 12)" : undefined}
        strokeWidth="2"
      />
    </span>
  );
}
