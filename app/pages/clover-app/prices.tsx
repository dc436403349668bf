import { parts } from "#app/components/guide/addresses.ts";
import { GoLink } from "#app/components/links/go-button.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./prices.module.css";

type Plans = NonNullable<Guide["plans"]>;
type Plan = Plans["plans"][number];
type PricesProps = { plans: Plans; guide: string | undefined };

/** What each plan of an app costs and contains, from the app's guide, which compares the plans. */
export function Prices({ plans: content, guide }: PricesProps) {
  const { clover, company } = useContent();
  const { labels } = clover;
  return (
    <>
      <LateStyles />
      <section className={styles.prices} aria-labelledby="prices">
        <h2 id="prices">{labels.prices}</h2>
        <ul className={styles.plans}>
          {content.plans.map((plan, index) => {
            const smaller = content.plans[index - 1];
            return (
              <li key={plan.name} className={styles.plan}>
                <h3 className={styles.name}>
                  {plan.name} {plan.mostPopular && <span className={styles.popular}>{content.mostPopular}</span>}
                </h3>
                <p>
                  <span className={styles.price}>
                    {plan.price}
                    {plan.mostPopular && <Ring />}
                  </span>{" "}
                  {content.perMonth}
                </p>
                {smaller && <p className={styles.more}>{labels.everythingIn.replace("{plan}", smaller.name)}</p>}
                <ul className={styles.features}>
                  {addedFeatures(plan, smaller).map(({ name, available }) => (
                    <li key={name}>
                      {name}
                      {available !== true && <span className={styles.soon}>{content.comingSoon}</span>}
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
        <div className={styles.ways}>
          <GoLink href={company.appMarket}>{labels.appMarket}</GoLink>
          <MoreLink href={`${guide}#${parts.plans}`}>{labels.comparePlans}</MoreLink>
        </div>
      </section>
    </>
  );
}

/** What a plan has that the one before it has not. */
function addedFeatures({ features }: Plan, smaller: Plan | undefined): Plan["features"] {
  const had = new Set(smaller?.features.filter(({ included }) => included).map(({ name }) => name));
  return features.filter(({ name, included }) => included && !had.has(name));
}

/** A ring that a pencil draws around the price of the plan that most choose. */
function Ring() {
  return (
    <svg className={styles.ring} viewBox="0 0 240 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M214 12C150-6 36 2 11 36-14 74 66 98 134 95S252 64 230 34C212 10 108 2 56 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
