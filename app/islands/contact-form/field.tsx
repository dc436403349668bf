import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import type { Contact } from "#content/schema/contact.ts";
import { type FieldProblem, longest } from "#contract/contact.ts";
import styles from "./contact-form.module.css";

type FieldProps = {
  name: keyof typeof longest;
  words: Contact;
  problem: FieldProblem | undefined;
  required?: boolean;
  type?: "email" | "tel";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  /** Makes it a text area. */
  rows?: number;
  /** More help on the problem. */
  children?: ReactNode;
};

/** A label, its field, and below it what is wrong. The dot marks what must be filled in. */
export function Field({ name, words, problem, required, rows, type, autoComplete, autoFocus, children }: FieldProps) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    className: styles.input,
    maxLength: longest[name],
    required,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && `${id}-problem`,
  };
  return (
    <div className={rows ? styles.wideField : undefined}>
      <label className={styles.label} htmlFor={id}>
        {words.fields[name]}
        {required && <i className={styles.dot} />}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        // biome-ignore lint/a11y/noAutofocus: it says where the focus goes when the dialog opens, not when the page loads.
        <input {...shared} type={type ?? "text"} autoComplete={autoComplete} autoFocus={autoFocus} />
      )}
      <p className={styles.problem} id={`${id}-problem`} aria-live="polite">
        {problem && words.messages[problem]} {children}
      </p>
    </div>
  );
}
