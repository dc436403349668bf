import type { RefObject } from "react";
import type { ContactContent } from "#content/schema/contact.ts";
import styles from "./contact-form.module.css";
import type { FormState } from "./form-state.ts";

type CaptchaBoxProps = {
  idPrefix: string;
  content: ContactContent;
  state: FormState["captcha"]["state"];
  onTick: () => void;
  /** Holds the widget of another captcha provider. */
  widget: RefObject<HTMLDivElement | null>;
};

/** "I'm not a robot": checking the box makes the browser solve a small puzzle, or shows another provider's widget. */
export function CaptchaBox({ idPrefix, content, state, onTick, widget }: CaptchaBoxProps) {
  const statusId = `${idPrefix}-captcha-status`;
  const status = { ...content.captcha, idle: "", missing: content.messages.captchaMissing };
  return (
    <div data-needs-script="">
      <label className={styles.captchaLabel}>
        <input
          type="checkbox"
          className={styles.captchaTick}
          checked={state === "working" || state === "done"}
          onChange={onTick}
          aria-invalid={state === "missing"}
          aria-describedby={statusId}
          data-state={state}
        />
        {content.captcha.label}
      </label>
      <div ref={widget} />
      <p className={styles.captchaStatus} id={statusId} role="status">
        {status[state]}
      </p>
    </div>
  );
}
