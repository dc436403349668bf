import { Picture } from "#app/components/picture/picture.tsx";
import { Line, WholeWords } from "#app/components/prose/line.tsx";
import type { CloverApp } from "#content/schema/clover.ts";
import { AppDocuments } from "./app-documents.tsx";
import styles from "./clover-app.module.css";

/** What the app does, one drawing after the other. */
export function AppDetails({ app }: { app: CloverApp }) {
  const { title, sections } = app.details;
  return (
    <section className={styles.details} id="to-clover-details" aria-labelledby="details">
      <header className={styles.detailsHead}>
        <h2 className={styles.detailsTitle} id="details">
          {title}
        </h2>
        <AppDocuments app={app} />
      </header>
      {sections.map((section) => (
        <section key={section.title} className={styles.detail}>
          <Picture picture={section.picture} className={styles.picture} />
          <div className={styles.words}>
            <h3 className={styles.detailTitle}>
              <WholeWords>{section.title}</WholeWords>
            </h3>
            <p>
              <Line>{section.text}</Line>
            </p>
          </div>
        </section>
      ))}
    </section>
  );
}
