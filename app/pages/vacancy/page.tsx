import { useParams } from "react-router";
import { Head, StructuredData } from "#app/components/head/head.tsx";
import { useContent } from "#app/content.tsx";
import styles from "#app/pages/careers/careers.module.css";
import { VacancyParts } from "#app/pages/careers/vacancy-parts.tsx";
import { findBySlug } from "#app/pages/find-by-slug.ts";
import { job } from "#app/structured-data/job.ts";

/** One open position with an address of its own. The page exists as long as the vacancy stands in the content. */
export default function VacancyPage() {
  const { careers, site } = useContent();
  const vacancy = findBySlug(careers.vacancies, useParams().vacancy);
  return (
    <article className={styles.page}>
      <Head
        head={{
          title: `${vacancy.jobTitle} · ${site.name}`.slice(0, 60),
          description: `${careers.openVacancies}: ${vacancy.jobTitle}. ${vacancy.jobDescription}`.slice(0, 160),
        }}
      />
      <StructuredData things={[job(site, careers.labels, vacancy)]} />
      <h1 className={styles.emptyTitle}>{vacancy.jobTitle}</h1>
      <VacancyParts vacancy={vacancy} heading="h2" />
    </article>
  );
}
