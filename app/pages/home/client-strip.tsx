import { Picture } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./client-strip.module.css";

/** The marks of our clients, passing by without end. The second run is a copy for the eyes only. */
export function ClientStrip() {
  const { clients } = useContent().home;
  return (
    <section className={styles.strip} aria-label={clients.label}>
      <div className={styles.belt}>
        <ul className={styles.run}>
          {clients.marks.map(({ name, picture }) => (
            <li key={name}>
              <Picture picture={picture} className={styles.mark} />
            </li>
          ))}
        </ul>
        <ul className={styles.run} aria-hidden="true">
          {clients.marks.map(({ name, picture }) => (
            <li key={name}>
              <Picture picture={{ ...picture, alt: "" }} className={styles.mark} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
