import { FeedLink, Head } from "#app/components/head/head.tsx";
import { useContent } from "#app/content.tsx";
import { vacanciesFeedPath } from "#contract/pages.ts";
import styles from "./careers.module.css";
import { NoOpenings } from "./no-openings.tsx";
import { OpenVacancies } from "./open-vacancies.tsx";

export default function CareersPage() {
  const { careers } = useContent();
  return (
    <div className={styles.page}>
      <Head head={careers.head} />
      <FeedLink path={vacanciesFeedPath} title={careers.openVacancies} />
      <h1 className={styles.title}>{careers.title}</h1>
      <div className={careers.vacancies.length === 0 ? styles.empty : styles.open}>
        <p className={styles.lead}>{careers.lead}</p>
        {careers.vacancies.length === 0 ? <NoOpenings /> : <OpenVacancies />}
      </div>
    </div>
  );
}
