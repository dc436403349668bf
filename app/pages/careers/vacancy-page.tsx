import { useParams } from "react-router";
import { Head, StructuredData } from "#app/components/head/head.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import styles from "#app/pages/careers/careers.module.css";
import { job } from "#app/structured-data/job.ts";
import { maxTitleLength } from "#content/schema/text.ts";
import { VacancyDetails } from "./vacancies.tsx";

/** One open position with an address of its own. The page exists as long as the vacancy is in the content. */
export default function VacancyPage() {
  const { careers, company } = useContent();
  const vacancy = findBySlug(careers.vacancies, useParams().vacancy);
  const title = `${vacancy.jobTitle} · ${company.name}`;
  return (
    <article className={styles.page}>
      <Head
        head={{
          title: title.length > maxTitleLength ? vacancy.jobTitle : title,
          description: `${careers.openVacancies}: ${vacancy.jobTitle}. ${vacancy.jobDescription}`,
        }}
      />
      <StructuredData things={[job(company, careers.labels, vacancy)]} />
      <h1 className={styles.singleTitle}>{vacancy.jobTitle}</h1>
      <VacancyDetails vacancy={vacancy} heading="h2" />
    </article>
  );
}
