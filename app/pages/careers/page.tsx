import { FeedLink, Head } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import arriving from "#app/components/pictures/arriving.module.css";
import { Picture } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { vacanciesFeedPath } from "#contract/pages.ts";
import styles from "./careers.module.css";
import { OpenVacancies } from "./vacancies.tsx";

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

/** What the page shows while the list of vacancies is empty. */
function NoOpenings() {
  const { title, text, picture, team } = useContent().careers.empty;
  return (
    <section className={styles.openings} aria-labelledby="no-openings">
      <div>
        <h2 id="no-openings">{title}</h2>
        <p className={styles.later}>{text}</p>
        <p className={styles.team}>
          <MoreLink href={team.href}>{team.label}</MoreLink>
        </p>
      </div>
      <div className={`${arriving.drawn} ${styles.drawing}`}>
        <Picture picture={picture} eager />
      </div>
    </section>
  );
}
