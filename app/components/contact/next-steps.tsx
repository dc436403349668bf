import { useContent } from "#app/content.tsx";
import styles from "./next-steps.module.css";

/** What happens to a request: who reads it, when they answer, and what the first conversation is about. */
export function NextSteps({ heading: Heading = "h3" }: { heading?: "h2" | "h3" }) {
  const { title, steps } = useContent().contact.next;
  return (
    <div className={styles.next}>
      <Heading className={styles.title}>{title}</Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
