import { flagFile } from "#app/components/flag/flag.tsx";
import { pictureFile } from "#app/components/picture/picture-file.ts";
import { useContent } from "#app/content.tsx";
import { Island } from "#app/islands/island.tsx";
import { TeamBrowser, type TeamView } from "#app/islands/team-browser/team-browser.tsx";
import styles from "./team-section.module.css";

/** "Meet our team": everybody, whom the filter then narrows, in a carousel or as a grid. */
export function TeamSection({ id, view }: { id: string; view: TeamView }) {
  const { team, frame } = useContent();
  const { members, title, ...words } = team;
  return (
    <section className={styles.team} id={id} aria-labelledby="team">
      <h2 className={styles.title} id="team">
        {title}
      </h2>
      <Island
        name="team-browser"
        component={TeamBrowser}
        props={{
          words: { ...words, carousel: frame.carousel },
          labelledBy: "team",
          startView: view,
          flags: { USA: flagFile("USA"), MGL: flagFile("MGL") },
          people: members.map(({ imageSrc, firstName, lastName, role, roleEnum, region }) => ({
            src: pictureFile(`team/${imageSrc}.svg`).src,
            name: `${firstName} ${lastName}`,
            role,
            group: roleEnum,
            region,
          })),
        }}
      />
    </section>
  );
}
