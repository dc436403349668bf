import { pictureFile } from "#app/components/picture/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./about-us.module.css";

/** From the dream to the code, in three steps under one line that gets calm and ends in the dot. */
export function Story() {
  const { story } = useContent()["about-us"];
  const wide = pictureFile("brand/closing-line-1440.svg");
  const narrow = pictureFile("brand/closing-line-390.svg");
  return (
    <div className={styles.story}>
      <picture>
        <source media="(width < 768px)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img className={styles.line} src={wide.src} width={wide.width} height={wide.height} alt="" />
      </picture>
      <ol className={styles.steps}>
        {story.map(({ title, text }) => (
          <li key={title}>
            <h2 className={styles.stepTitle}>{title}</h2>
            <p>
              <Line>{text}</Line>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
