import type { ReactNode } from "react";
import styles from "./dialog-button.module.css";

type DialogButtonProps = {
  /** The id of the dialog. */
  opens: string;
  /** Needed where the button shows only a drawing. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A button that opens a dialog without a script (an invoker command). */
export function DialogButton({ opens, label, className, children }: DialogButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} {...invoke(opens, "show-modal")}>
      {children}
    </button>
  );
}

/** The cross in a dialog's corner. */
export function CloseButton({ closes, label }: { closes: string; label: string }) {
  return (
    <button type="button" className={styles.close} aria-label={label} {...invoke(closes, "close")}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 4L20 20M20 4L4 20" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
}

// React passes both attributes on, but its types do not know them yet.
function invoke(dialog: string, command: "show-modal" | "close"): object {
  return { commandfor: dialog, command };
}
