import { DialogButton } from "#app/components/dialog/dialog-button.tsx";
import styles from "./go-button.module.css";
import { type Direction, GoDot } from "./go-dot.tsx";

/** A primary action that leads to another place. */
export function GoLink({ href, direction, children }: { href: string; direction?: Direction; children: string }) {
  return (
    <a className={styles.go} href={href}>
      <GoDot direction={direction} />
      {children}
    </a>
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
