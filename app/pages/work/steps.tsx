import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import type { CaseStudy } from "#content/schema/works.ts";
import styles from "./steps.module.css";

/**
 * The way from a loose line to an exact one: each drawing is larger than the one before it. The last is a detail of what
 * the page opens with.
 */
export function Steps({ title, steps }: { title: string; steps: CaseStudy["steps"] }) {
  const { labels } = useContent().services;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <div className={styles.inner}>
        <h2 className={`${shared.sectionTitle} ${styles.title}`} id="steps">
          {title}
        </h2>
        <ol className={styles.list}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <div className={styles.picture} data-focus={step.picture.focus}>
                <Picture picture={step.picture} />
              </div>
              <div className={styles.words}>
                <Stroke index={index} count={steps.length} />
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
      </div>
    </section>
  );
}

const tangled =
  "M2 26C14 4 32 6 34 22S18 44 18 26 44 6 54 20 46 42 42 28 62 4 78 18 74 40 68 28 88 12 102 22 118 24 126 18";
const wavering = "M2 24C20 16 30 32 50 24S82 18 98 24 118 24 126 22";
const straight = "M2 22H126";

/** The line of a step: it tangles in the first and wavers in the next; in the last it is straight, and ends in the dot. */
function Stroke({ index, count }: { index: number; count: number }) {
  const isLast = index === count - 1;
  const d = isLast ? straight : index === 0 ? tangled : wavering;
  return (
    <svg className={styles.stroke} viewBox="0 0 140 44" width="140" height="44" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      {isLast && <circle className={styles.dot} cx="131" cy="22" r="6" />}
    </svg>
  );
}
