import { Line } from "#app/components/prose/line.tsx";
import { PictureOpener } from "#app/components/viewer/viewer.tsx";
import type { Project } from "#content/schema/projects.ts";
import styles from "./project.module.css";

/** One thing that the project does well, with pictures that enlarge. */
export function FeatureBlock({ block: { title, text, pictures } }: { block: Project["blocks"][number] }) {
  return (
    <section className={styles.block} data-pictures={pictures.length}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>
          <Line>{text}</Line>
        </p>
      </div>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <PictureOpener key={picture.file} picture={picture} />
        ))}
      </div>
    </section>
  );
}
