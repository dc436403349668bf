import { useRef } from "react";
import { trackedAs } from "#app/analytics/tracked-as.ts";
import { Line } from "#app/components/prose/line.tsx";
import type { Contact } from "#content/schema/contact.ts";
import { contactPath, trapField } from "#contract/contact.ts";
import { CaptchaBox } from "./captcha-box.tsx";
import styles from "./contact-form.module.css";
import { DraftOffer } from "./draft-offer.tsx";
import { Field } from "./field.tsx";
import { PurposeChips } from "./purpose-chips.tsx";
import { SendButton } from "./send-button.tsx";
import { useContactForm } from "./use-contact-form.ts";

type ContactFormProps = {
  words: Contact;
  /** The address that is offered where the form cannot help. */
  email: string;
};

/** The contact form. As plain HTML it posts by itself; awake it checks, sends and answers in its place. */
export function ContactForm({ words, email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, problems, captcha, draft, check, submit, restore } = useContactForm(form);
  const mail = `[${email}](mailto:${email})`;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        action={contactPath}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={check}
        {...trackedAs("Submit contact request")}
      >
        <Field name="name" words={words} problem={problems.name} required autoComplete="name" autoFocus />
        <Field name="email" words={words} problem={problems.email} required type="email" autoComplete="email">
          {problems.email === "invalidEmail" && <Line>{words.messages.longEnding.replace("{email}", mail)}</Line>}
        </Field>
        <Field name="phone" words={words} problem={problems.phone} type="tel" autoComplete="tel" />
        <Field name="subject" words={words} problem={problems.subject} />
        <PurposeChips words={words} />
        <Field name="body" words={words} problem={problems.body} required rows={4} />
        {/* Only robots see and fill this in. */}
        <p hidden>
          <input name={trapField} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </p>
        <div className={styles.send}>
          <CaptchaBox words={words} captcha={captcha} />
          <SendButton words={words} sending={state === "sending"} />
        </div>
        <div className={styles.answer} role="status">
          {state === "sent" && <p className={styles.success}>{words.messages.success}</p>}
        </div>
        <div className={styles.answer} role="alert">
          {(state === "failed" || state === "tooMany") && (
            <p className={styles.failure}>
              <Line>{words.messages[state === "failed" ? "failure" : "tooMany"].replace("{email}", mail)}</Line>
            </p>
          )}
        </div>
      </form>
      {draft && <DraftOffer words={words.restore} onRestore={restore} />}
    </>
  );
}
