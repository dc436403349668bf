import { GoContactButton } from "#app/components/links/go-button.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import styles from "./help-line.module.css";

/** The end of the pages for merchants: how to reach us when the answer was not in them. */
export function HelpLine() {
  const { help } = useContent().guides;
  return (
    <section className={styles.help} aria-labelledby="help">
      <h2 className={`${shared.sectionTitle} ${styles.title}`} id="help">
        {help.question}
      </h2>
      <div className={styles.ways}>
        <GoContactButton>{help.title}</GoContactButton>
        <p className={styles.words}>
          <Line>{help.ways}</Line> {help.reply}
        </p>
      </div>
    </section>
  );
}
