import { useContent } from "#app/content.tsx";
import type { Fact } from "#content/schema/home.ts";
import styles from "./facts.module.css";
import { Tally } from "./tally.tsx";

/** The figures about us. They count up when they come into view; the page says them at once. */
export function Facts() {
  const { facts } = useContent().home;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 className={styles.title} id="facts">
        {facts.title}
      </h2>
      <ul className={styles.figures}>
        {facts.items.map((fact) => (
          <Figure key={fact.label} fact={fact} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ fact: { value, suffix, label, seconds } }: { fact: Fact }) {
  // The largest figure of all is drawn largest.
  const isGiant = suffix.startsWith("M");
  return (
    <li className={isGiant ? styles.giant : undefined}>
      <p className={styles.number}>
        <span className="visually-hidden">{`${value}${suffix}`}</span>
        <span aria-hidden="true">
          <span data-figure={value} data-seconds={seconds}>
            {value}
          </span>
          {suffix}
        </span>
      </p>
      <p className={styles.label}>{label}</p>
      {!isGiant && <Tally count={value} />}
    </li>
  );
}
