import { pictureFile } from "#app/components/picture/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import styles from "./story.module.css";

type StoryProps = {
  steps: readonly { title: string; text: string }[];
  /** The steps' headings: h3 where the story has a heading of its own. */
  heading?: "h2" | "h3";
  /** For a line in view without scrolling. */
  eager?: boolean;
};

/** From the dream to the code, in three steps under one line that gets calm and ends in the dot. */
export function Story({ steps, heading: Heading = "h2", eager = false }: StoryProps) {
  const wide = pictureFile("brand/closing-line-1440.svg");
  const narrow = pictureFile("brand/closing-line-390.svg");
  return (
    <div className={styles.story}>
      <picture>
        <source media="(width < 768px)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img
          className={styles.line}
          src={wide.src}
          width={wide.width}
          height={wide.height}
          alt=""
          loading={eager ? undefined : "lazy"}
        />
      </picture>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Heading className={styles.title}>{title}</Heading>
            <p>
              <Line>{text}</Line>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
