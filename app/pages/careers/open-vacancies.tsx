import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import type { Vacancy } from "#content/schema/careers.ts";
import styles from "./careers.module.css";

/** The vacancies of the content file, each with its duties, its requirements and how to apply. */
export function OpenVacancies() {
  const { careers } = useContent();
  return (
    <section aria-labelledby="open-vacancies">
      <h2 className={styles.listTitle} id="open-vacancies">
        {careers.openVacancies}
      </h2>
      {careers.vacancies.map((vacancy) => (
        <OpenVacancy key={vacancy.slug} vacancy={vacancy} />
      ))}
    </section>
  );
}

function OpenVacancy({ vacancy }: { vacancy: Vacancy }) {
  const { labels } = useContent().careers;
  return (
    <article className={styles.vacancy} id={vacancy.slug}>
      <h3 className={styles.job}>{vacancy.jobTitle}</h3>
      <div className={styles.parts}>
        <section>
          <h4>{labels.description}</h4>
          <p>
            <Line>{vacancy.jobDescription}</Line>
          </p>
        </section>
        <section>
          <h4>{labels.duties}</h4>
          <ul className={styles.duties}>
            {vacancy.duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </section>
        <section>
          <h4>{labels.requirements}</h4>
          <p>{labels.requirementsIntro}</p>
          <ol className={styles.requirements}>
            {vacancy.requirements.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ol>
        </section>
        <HowToApply jobTitle={vacancy.jobTitle} />
      </div>
    </article>
  );
}

function HowToApply({ jobTitle }: { jobTitle: string }) {
  const { careers, site } = useContent();
  const { labels, contact } = careers;
  const subject = encodeURIComponent(labels.mailSubject.replace("{jobTitle}", jobTitle));
  return (
    <section>
      <h4>{labels.howToApply}</h4>
      <p>{labels.byPost}</p>
      <address className={styles.address}>
        {[`${contact.name}, ${contact.role}`, site.legalName, ...contact.addressLines].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        {labels.byMail} <a href={`mailto:${site.email}?subject=${subject}`}>{labels.mailButton}</a>
      </p>
    </section>
  );
}
