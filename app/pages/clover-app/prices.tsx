import { parts } from "#app/components/guide/addresses.ts";
import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import type { CloverApp } from "#content/schema/clover.ts";
import styles from "./prices.module.css";

/** What each plan of an app costs, from the app's guide, which compares the plans. */
export function Prices({ app }: { app: CloverApp }) {
  const { clover, guides } = useContent();
  const words = guides.guides.find(({ slug }) => `/guides/${slug}` === app.guide)?.plans;
  if (!words) return null;
  return (
    <>
      <LateStyles />
      <section className={styles.prices} aria-labelledby="prices">
        <h2 className={styles.title} id="prices">
          {clover.labels.prices}
        </h2>
        <ul className={styles.plans}>
          {words.plans.map(({ name, price, mostPopular }) => (
            <li key={name} className={styles.plan}>
              <h3 className={styles.name}>
                {name} {mostPopular && <span className={styles.popular}>{words.mostPopular}</span>}
              </h3>
              <p>
                <span className={styles.price}>{price}</span> {words.perMonth}
              </p>
            </li>
          ))}
        </ul>
        <MoreLink href={`${app.guide}#${parts.plans}`}>{clover.labels.comparePlans}</MoreLink>
      </section>
    </>
  );
}
