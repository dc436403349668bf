import { useContent } from "#app/content.tsx";
import styles from "./careers.module.css";
import { VacancyParts } from "./vacancy-parts.tsx";

/** The vacancies of the content file, each with its duties, its requirements and how to apply. */
export function OpenVacancies() {
  const { careers } = useContent();
  return (
    <section aria-labelledby="open-vacancies">
      <h2 className={styles.listTitle} id="open-vacancies">
        {careers.openVacancies}
      </h2>
      {careers.vacancies.map((vacancy) => (
        <article key={vacancy.slug} className={styles.vacancy} id={vacancy.slug}>
          <h3 className={styles.job}>
            <a href={`/careers/${vacancy.slug}`}>{vacancy.jobTitle}</a>
          </h3>
          <VacancyParts vacancy={vacancy} heading="h4" />
        </article>
      ))}
    </section>
  );
}
