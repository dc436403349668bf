import { useRef } from "react";
import { trackedAs } from "#app/analytics/tracked-as.ts";
import { GoDot } from "#app/components/links/go-button.tsx";
import { Line } from "#app/components/prose/line.tsx";
import type { ContactContent } from "#content/schema/contact.ts";
import { contactPath, fieldNames, languageField, trapField } from "#contract/contact.ts";
import type { Language } from "#contract/languages.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import styles from "./contact-form.module.css";
import { DraftOffer, EdgeNotice } from "./edge-notice.tsx";
import { Field, OptionalLabel } from "./field.tsx";
import { type FormOptions, isBusy } from "./form-state.ts";
import { useContactForm } from "./use-contact-form.ts";

type ContactFormProps = {
  content: ContactContent;
  /** The address that is offered where the form cannot help. */
  email: string;
  /** The language of the form, and where its link to the privacy policy leads, outside the main language. */
  language?: Language | undefined;
  privacy?: string | undefined;
  /** The label of the message, where it is not about a project. */
  message?: string | undefined;
} & FormOptions;

/** The contact form. Without scripts the browser posts it; hydrated, it checks, sends and tells the outcome in place. */
export function ContactForm({ content, email, privacy, language, message, ...options }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const { state, type, tick, submit, restore } = useContactForm(form, widget, options);
  const { phase, errors, failure, captcha, dialog, drafts } = state;
  const busy = isBusy(state);
  // A page can have a form besides the one in the dialog.
  const idPrefix = options.inPage ? "page" : "contact";
  const mail = `[${email}](mailto:${email})`;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        data-in-page={options.inPage}
        action={contactPath}
        method="post"
        noValidate
        aria-busy={busy}
        onSubmit={submit}
        onInput={type}
        {...trackedAs("Submit contact request")}
      >
        {dialog === "open" && drafts.length > 0 && phase !== "sending" && (
          <div className={styles.status}>
            <DraftOffer text={content.restore.earlier} button={content.restore.button} onRestore={restore} />
          </div>
        )}
        {fieldNames.map((name) =>
          name === "purpose" ? (
            <PurposeChips key={name} content={content} chosen={options.purpose} />
          ) : (
            <Field
              key={name}
              name={name}
              idPrefix={idPrefix}
              content={content}
              label={(name === "body" && message) || content.fields[name]}
              initial={name === "subject" ? options.subject : undefined}
              error={errors[name]}
              autoFocus={!options.inPage && name === fieldNames[0]}
            >
              {errors[name] === "invalidEmail" && <Line>{content.messages.longEnding.replace("{email}", mail)}</Line>}
            </Field>
          ),
        )}
        {language && <input type="hidden" name={languageField} value={language} />}
        {/* Only robots see and fill this in. */}
        <p hidden>
          <input name={trapField} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </p>
        <div className={styles.send}>
          <CaptchaBox idPrefix={idPrefix} content={content} state={captcha.state} onTick={tick} widget={widget} />
          <SendButton content={content} busy={busy} />
        </div>
        <p className={styles.privacy}>
          <a href={privacy ?? content.privacy.href}>{content.privacy.label}</a>
        </p>
        <div className={styles.status} role="status">
          {phase === "sent" && <p className={styles.success}>{content.messages.success}</p>}
        </div>
        <div className={styles.status} role="alert">
          {phase === "failed" && (
            <p className={styles.failure}>
              <Line>{content.messages[failure === "tooMany" ? "tooMany" : "failure"].replace("{email}", mail)}</Line>
            </p>
          )}
        </div>
      </form>
      <EdgeNotice content={content} state={state} onRestore={restore} />
    </>
  );
}

/** What the request is about. Several can be chosen; choosing a chosen one takes it back. */
function PurposeChips({ content, chosen }: { content: ContactContent; chosen: string | undefined }) {
  if (content.purposes.length === 0) return null;
  return (
    <fieldset className={styles.purposes}>
      <legend className={styles.label}>
        <OptionalLabel label={content.fields.purpose} content={content} />
      </legend>
      {content.purposes.map(({ label, value }) => (
        <label key={value} className={styles.chip}>
          <input
            className="visually-hidden"
            type="checkbox"
            name="purpose"
            value={value}
            defaultChecked={value === chosen}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Sends the form. While it does, the dot breathes and further presses are ignored. */
function SendButton({ content, busy }: { content: ContactContent; busy: boolean }) {
  return (
    <button type="submit" className={styles.sendButton} aria-disabled={busy} data-sending={busy || undefined}>
      <GoDot />
      <span>{busy ? content.sending : content.send}</span>
    </button>
  );
}
