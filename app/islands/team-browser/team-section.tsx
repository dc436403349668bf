import { pictureFile } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { Island } from "#app/loading/island.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { groupKey, TeamBrowser, type TeamView } from "./team-browser.tsx";
import styles from "./team-section.module.css";

/** "Meet our team": everybody, until a visitor filters, in a carousel or a grid. */
export function TeamSection({ id, view }: { id: string; view: TeamView }) {
  const { team, frame } = useContent();
  const language = useLanguage();
  const images = team.members.map(({ imageSrc, focus, region: code }) => {
    const flag = team.regions.find(({ region }) => region === code)?.flag;
    const portrait = pictureFile(`team/${imageSrc}`, language, focus).image;
    return flag ? [portrait, pictureFile(`flags/${flag}`, language).image] : [portrait];
  });
  return (
    <>
      <LateStyles />
      <section className={styles.team} id={id} aria-labelledby="team">
        <h2 className={styles.title} id="team">
          {team.title}
        </h2>
        <Island
          name="team-browser"
          component={TeamBrowser}
          reads={groupKey}
          images={images}
          props={{ carousel: frame.carousel, labelledBy: "team", startView: view }}
        />
      </section>
    </>
  );
}
