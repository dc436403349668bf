import { useContent } from "#app/content.tsx";
import styles from "./next-steps.module.css";

type NextStepsProps = {
  heading?: "h2" | "h3";
  /** Where a request is for help, not about a project. */
  steps?: readonly string[] | undefined;
};

/** What happens to a request: who reads it, when they answer, and what the first conversation is about. */
export function NextSteps({ heading: Heading = "h3", steps }: NextStepsProps) {
  const { next } = useContent().contact;
  return (
    <div className={styles.next}>
      <Heading className={styles.title}>{next.title}</Heading>
      <ol className={styles.steps}>
        {(steps ?? next.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
