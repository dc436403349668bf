import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import type { CaseStudy } from "#content/schema/works.ts";
import styles from "./steps.module.css";

/** The way from a loose line to an exact one: each drawing is larger than the one before it. */
export function Steps({ title, steps }: { title: string; steps: CaseStudy["steps"] }) {
  const { labels } = useContent().services;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 className={`${shared.sectionTitle} ${styles.title}`} id="steps">
        {title}
      </h2>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <Picture picture={step.picture} className={styles.picture} />
            <div className={styles.words}>
              <Stroke d={strokeOf(index, steps.length)} />
              <h3>{step.title}</h3>
              <p className={shared.text}>
                <Line>{step.text}</Line>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.howWeWork}>
        <MoreLink href="/how-we-work">{labels.howWeWork}</MoreLink>
      </p>
    </section>
  );
}

const tangled =
  "M2 26C14 4 32 6 34 22S18 44 18 26 44 6 54 20 46 42 42 28 62 4 78 18 74 40 68 28 88 12 102 22 118 24 126 18";
const wavering = "M2 24C20 16 30 32 50 24S82 18 98 24 118 24 126 22";
const straight = "M2 22H126";

/** The line of a step: it tangles in the first, is straight in the last and wavers between them. */
function strokeOf(index: number, count: number): string {
  if (index === count - 1) return straight;
  return index === 0 ? tangled : wavering;
}

function Stroke({ d }: { d: string }) {
  return (
    <svg className={styles.stroke} viewBox="0 0 140 44" width="140" height="44" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <circle className={styles.dot} cx="131" cy="22" r="6" />
    </svg>
  );
}
