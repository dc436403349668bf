import type { ReactNode } from "react";

type DialogButtonProps = {
  /** The id of the dialog. */
  opens: string;
  /** Needed where the button shows a drawing only. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A button that opens a dialog by itself, before any script has loaded (an invoker command). */
export function DialogButton({ opens, label, className, children }: DialogButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} {...invoke(opens, "show-modal")}>
      {children}
    </button>
  );
}

// React passes the two attributes through, its types do not know them yet.
export function invoke(dialog: string, command: "show-modal" | "close"): object {
  return { commandfor: dialog, command };
}
