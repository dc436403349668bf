import { createPortal } from "react-dom";
import type { Contact } from "#content/schema/contact.ts";
import styles from "./contact-form.module.css";

/** Stands at the edge of the page for a while after the form was closed with words in it. */
export function DraftOffer({ words, onRestore }: { words: Contact["restore"]; onRestore: () => void }) {
  return createPortal(
    <p className={styles.draft} role="status">
      {words.text}{" "}
      <button type="button" className={styles.restore} onClick={onRestore}>
        {words.button}
      </button>
    </p>,
    document.body,
  );
}
