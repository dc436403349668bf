import { DialogButton } from "#app/components/dialog/dialog-button.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { Link } from "#app/components/link/link.tsx";
import styles from "./go-button.module.css";

const turns = { right: 0, down: 90 } as const;
type Direction = keyof typeof turns;

/** A primary action that leads to another page. */
export function GoLink({ href, direction, children }: { href: string; direction?: Direction; children: string }) {
  return (
    <Link className={styles.go} href={href}>
      <GoDot direction={direction} />
      {children}
    </Link>
  );
}

/** A primary action that opens a dialog. */
export function GoDialogButton({ opens, children }: { opens: string; children: string }) {
  return (
    <DialogButton className={styles.go} opens={opens}>
      <GoDot />
      {children}
    </DialogButton>
  );
}

/** The round vermilion dot of a primary action, with an arrow in it. */
export function GoDot({ direction = "right" }: { direction?: Direction }) {
  return (
    <span className={styles.dot}>
      <Icon d="M4 12h15M13 5.500L19.500 12 13 18.500" transform={`rotate(${turns[direction]} 12 12)`} strokeWidth="2" />
    </span>
  );
}
