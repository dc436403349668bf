import { pictureFile } from "#app/components/pictures/picture.tsx";
import styles from "./idea-line.module.css";

type IdeaLineProps = { part: "wild" | "looping" | "waving" | "calm" | "exact" };

/**
 * One of the gaps that the line crosses on its way from the hero to the closing question; it is calmer in each. Used from its
 * file twice, because a style sheet can draw it along its own length then: as the line, and as the dot that is its pen.
 */
export function IdeaLine({ part }: IdeaLineProps) {
  const { src, width, height } = pictureFile(`line/${part}`);
  const way = `${src}#way`;
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={way} />
      <use href={way} />
    </svg>
  );
}
