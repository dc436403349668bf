import type { Contact } from "#content/schema/contact.ts";
import styles from "./contact-form.module.css";
import type { CaptchaControl } from "./use-captcha.ts";

/** "I'm not a robot": ticking the box lets the browser do a small piece of work, or shows another provider's check. */
export function CaptchaBox({ words, captcha }: { words: Contact; captcha: CaptchaControl }) {
  const { state, missing, tick, widget } = captcha;
  const status = { idle: "", working: words.captcha.working, done: words.captcha.done, failed: words.captcha.failed };
  return (
    <div className={styles.captcha}>
      <label className={styles.captchaLabel}>
        <input
          type="checkbox"
          className={styles.captchaTick}
          checked={state === "working" || state === "done"}
          onChange={tick}
          aria-invalid={missing}
          aria-describedby="contact-captcha-status"
          data-state={state}
        />
        {words.captcha.label}
      </label>
      <div ref={widget} />
      <p className={styles.captchaStatus} id="contact-captcha-status" role="status">
        {missing ? words.messages.captchaMissing : status[state]}
      </p>
    </div>
  );
}
