import { Faq } from "#app/components/faq/faq.tsx";
import { parts } from "#app/components/guide/addresses.ts";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./questions.module.css";

/** The questions that merchants ask about the app. */
export function Questions({ faq }: { faq: NonNullable<Guide["faq"]> }) {
  return (
    <section className={styles.questions} id={parts.faq} aria-labelledby="faq">
      <h2 className={styles.title} id="faq">
        {faq.title}
      </h2>
      <div>
        <Faq entries={faq.entries} />
      </div>
    </section>
  );
}
