import { Picture } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./careers.module.css";

/** What the page shows while the list of vacancies is empty. */
export function NoOpenings() {
  const { title, text, picture } = useContent().careers.empty;
  return (
    <section className={styles.openings} aria-labelledby="no-openings">
      <div>
        <h2 className={styles.emptyTitle} id="no-openings">
          {title}
        </h2>
        <p className={styles.later}>{text}</p>
      </div>
      <Picture picture={picture} eager />
    </section>
  );
}
