import type { ReactNode } from "react";
import type { ContactContent } from "#content/schema/contact.ts";
import { contactFields, type FieldError, type TextFieldName } from "#contract/contact.ts";
import styles from "./contact-form.module.css";

type FieldProps = {
  name: TextFieldName;
  idPrefix: string;
  content: ContactContent;
  label: string;
  /** What is already in it. */
  initial?: string | undefined;
  error: FieldError | undefined;
  autoFocus?: boolean;
  /** More help on the error. */
  children?: ReactNode;
};

/** A label, its field, and below it what is wrong. */
export function Field({ name, idPrefix, content, label, initial, error, autoFocus, children }: FieldProps) {
  const { kind, required, maxLength, inputType, autoComplete } = contactFields[name];
  const id = `${idPrefix}-${name}`;
  const shared = {
    id,
    name,
    className: styles.input,
    maxLength,
    // Not `required`: the form checks itself, and Firefox calls a field that is required and empty invalid from the start.
    "aria-required": required || undefined,
    defaultValue: initial,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error && `${id}-error`,
  };
  return (
    <div className={kind === "text" ? styles.wideField : undefined}>
      <label className={styles.label} htmlFor={id}>
        {required ? label : <OptionalLabel label={label} content={content} />}
      </label>
      {kind === "text" ? (
        <textarea {...shared} rows={4} />
      ) : (
        // biome-ignore lint/a11y/noAutofocus: it says where the focus goes when the dialog opens, not when the page loads.
        <input {...shared} type={inputType} autoComplete={autoComplete} autoFocus={autoFocus} />
      )}
      {/* Sending moves the focus to the first wrong field; an address is checked while it is typed. */}
      <p className={styles.error} id={`${id}-error`} aria-live={name === "email" ? "polite" : undefined}>
        {error && content.messages[error]} {children}
      </p>
    </div>
  );
}

type OptionalLabelProps = { label: string; content: ContactContent };

/** The label of what may stay empty says so. One text before the word, for every page has this form and counts its bytes. */
export function OptionalLabel({ label, content }: OptionalLabelProps) {
  return (
    <>
      {`${label} `}
      <i>{content.optional}</i>
    </>
  );
}
