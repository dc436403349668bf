import { GoDot } from "#app/components/go-button/go-dot.tsx";
import type { Contact } from "#content/schema/contact.ts";
import styles from "./contact-form.module.css";

/** Sends the form. While it does, the dot breathes and further presses are ignored. */
export function SendButton({ words, sending }: { words: Contact; sending: boolean }) {
  return (
    <button type="submit" className={styles.sendButton} aria-disabled={sending} data-sending={sending || undefined}>
      {sending ? words.sending : words.send}
      <GoDot />
    </button>
  );
}
