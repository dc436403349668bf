import { Link } from "#app/components/links/link.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import type { Vacancy } from "#content/schema/careers.ts";
import styles from "./careers.module.css";

/** The vacancies of the content file, each with its duties, its requirements and how to apply. */
export function OpenVacancies() {
  const { careers } = useContent();
  return (
    <section aria-labelledby="open-vacancies">
      <h2 id="open-vacancies">{careers.openVacancies}</h2>
      {careers.vacancies.map((vacancy) => (
        <article key={vacancy.slug} className={styles.vacancy} id={vacancy.slug}>
          <h3 className={styles.job}>
            <Link href={`/careers/${vacancy.slug}`}>{vacancy.jobTitle}</Link>
          </h3>
          <VacancyDetails vacancy={vacancy} heading="h4" />
        </article>
      ))}
    </section>
  );
}

type VacancyDetailsProps = {
  vacancy: Vacancy;
  /** The level below the heading that names the job. */
  heading: "h2" | "h4";
};

/** What a vacancy says below its title. Not in sections, of which all but the first are laid out later (base.css). */
export function VacancyDetails({ vacancy, heading: Heading }: VacancyDetailsProps) {
  const { labels } = useContent().careers;
  return (
    <div className={styles.parts}>
      <div>
        <Heading>{labels.description}</Heading>
        <p>
          <Line>{vacancy.jobDescription}</Line>
        </p>
      </div>
      <div>
        <Heading>{labels.duties}</Heading>
        <ul className={styles.duties}>
          {vacancy.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </div>
      <div>
        <Heading>{labels.requirements}</Heading>
        <p>{vacancy.requirementsIntro ?? labels.requirementsIntro}</p>
        <ol className={styles.requirements}>
          {vacancy.requirements.map((subject) => (
            <li key={subject}>{subject}</li>
          ))}
        </ol>
      </div>
      <div>
        <Heading>{labels.howToApply}</Heading>
        <HowToApply jobTitle={vacancy.jobTitle} />
      </div>
    </div>
  );
}

function HowToApply({ jobTitle }: { jobTitle: string }) {
  const { careers, company } = useContent();
  const { labels, contact } = careers;
  const subject = encodeURIComponent(labels.mailSubject.replace("{jobTitle}", jobTitle));
  return (
    <>
      <p>{labels.byPost}</p>
      <address className={styles.address}>
        {[`${contact.name}, ${contact.role}`, company.legalName, ...contact.addressLines].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        {labels.byMail} <a href={`mailto:${company.email}?subject=${subject}`}>{labels.mailButton}</a>
      </p>
    </>
  );
}
