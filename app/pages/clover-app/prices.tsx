import { parts } from "#app/components/guide/addresses.ts";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./prices.module.css";

type PricesProps = { plans: NonNullable<Guide["plans"]>; guide: string | undefined };

/** What each plan of an app costs, from the app's guide, which compares the plans. */
export function Prices({ plans: content, guide }: PricesProps) {
  const { labels } = useContent().clover;
  return (
    <>
      <LateStyles />
      <section className={styles.prices} aria-labelledby="prices">
        <h2 id="prices">{labels.prices}</h2>
        <ul className={styles.plans}>
          {content.plans.map(({ name, price, mostPopular }) => (
            <li key={name} className={styles.plan}>
              <h3 className={styles.name}>
                {name} {mostPopular && <span className={styles.popular}>{content.mostPopular}</span>}
              </h3>
              <p>
                <span className={styles.price}>{price}</span> {content.perMonth}
              </p>
            </li>
          ))}
        </ul>
        <MoreLink href={`${guide}#${parts.plans}`}>{labels.comparePlans}</MoreLink>
      </section>
    </>
  );
}
