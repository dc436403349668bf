import { CloseButton } from "#app/components/dialog/close-button.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./contact-dialog.module.css";

/** The dialog that every "Contact us" and "Become a client" opens. */
export function ContactDialog() {
  const { contact, site } = useContent();
  return (
    <dialog className={styles.dialog} id="contact" aria-labelledby="contact-title" {...{ closedby: "any" }}>
      <div className={styles.side}>
        <h2 className={styles.title} id="contact-title">
          {contact.title}
        </h2>
      </div>
      <div className={styles.ways}>
        <p className={styles.way}>
          {contact.orWrite} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        {site.offices.map((office) => (
          <p key={office.name} className={styles.way}>
            {office.name} <a href={office.phone.href}>{office.phone.label}</a>
          </p>
        ))}
      </div>
      <div className={styles.close}>
        <CloseButton closes="contact" label={contact.close} />
      </div>
    </dialog>
  );
}
