import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./careers.module.css";

/** What the page shows while the list of vacancies is empty. */
export function NoOpenings() {
  const { title, text, picture, team } = useContent().careers.empty;
  return (
    <section className={styles.openings} aria-labelledby="no-openings">
      <div>
        <h2 className={styles.emptyTitle} id="no-openings">
          {title}
        </h2>
        <p className={styles.later}>{text}</p>
        <p className={styles.team}>
          <MoreLink href={team.href}>{team.label}</MoreLink>
        </p>
      </div>
      <Picture picture={picture} eager />
    </section>
  );
}
