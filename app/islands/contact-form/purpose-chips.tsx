import type { Contact } from "#content/schema/contact.ts";
import styles from "./contact-form.module.css";

/** What the request is about. Several can be chosen; choosing a chosen one takes it back. */
export function PurposeChips({ words }: { words: Contact }) {
  return (
    <fieldset className={styles.purposes}>
      <legend className={styles.label}>{words.fields.purpose}</legend>
      {words.purposes.map(({ label, value }) => (
        <label key={value} className={styles.chip}>
          <input className="visually-hidden" type="checkbox" name="purpose" value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
