import { Drawing } from "#app/components/pictures/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import shared from "#app/styles/shared.module.css";
import styles from "./story.module.css";

type StoryProps = {
  steps: readonly { title: string; text: string }[];
  /** The steps' headings: h3 where the story has a heading of its own. */
  heading?: "h2" | "h3";
  /** How the line finds its way: to its dot, to the ground of the figure above it, or from step to step. */
  way?: "closing" | "ground" | "settling";
  /** For a line in view without scrolling. */
  eager?: boolean;
};

/** From the dream to the code, in steps under one line that gets calm. */
export function Story({ steps, heading: Heading = "h2", way = "closing", eager = false }: StoryProps) {
  return (
    <div className={styles.story}>
      <div className={styles.way} data-arrives={eager || undefined} data-way={way}>
        <Drawing
          wide={`brand/${way}-line-1440`}
          narrow={`brand/${way}-line-390`}
          alt=""
          className={styles.line}
          eager={eager}
        />
      </div>
      <ol className={`${shared.columns} ${styles.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={text}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={shared.text}>
              <Line>{text}</Line>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
