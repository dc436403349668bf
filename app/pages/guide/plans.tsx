import { parts } from "#app/components/guide/addresses.ts";
import shared from "#app/styles/shared.module.css";
import type { Guide, Plan } from "#content/schema/guides.ts";
import styles from "./plans.module.css";

type PlansContent = NonNullable<Guide["plans"]>;

/** The subscription plans side by side, one row for each feature. The plans' names stay in sight while it scrolls. */
export function Plans({ plans: content }: { plans: PlansContent }) {
  const { plans } = content;
  return (
    <section className={styles.plans} id={parts.plans} aria-labelledby="plans">
      <h2 className={shared.sectionTitle} id="plans">
        {content.title}
      </h2>
      <p className={styles.lead}>{content.lead}</p>
      <table className={styles.table} aria-labelledby="plans">
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{content.featureColumn}</span>
            </td>
            {plans.map(({ name, mostPopular }) => (
              <th key={name} scope="col" data-popular={mostPopular || undefined}>
                {mostPopular && <span className={styles.popular}>{content.mostPopular}</span>} {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.prices}>
            <th scope="row">{content.perMonth}</th>
            {plans.map(({ name, price, mostPopular }) => (
              <td key={name} data-popular={mostPopular || undefined}>
                {price}
              </td>
            ))}
          </tr>
          {featuresOf(content).map((feature) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {plans.map((plan) => (
                <PlanCell key={plan.name} plan={plan} feature={feature} labels={content} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function featuresOf({ plans }: PlansContent): string[] {
  return [...new Set(plans.flatMap(({ features }) => features.map(({ name }) => name)))];
}

/** Whether a plan has a feature: a tick, a dash or text, so that nobody needs to tell colors apart. */
function PlanCell({ plan, feature, labels }: { plan: Plan; feature: string; labels: PlansContent }) {
  const { included, available } = plan.features.find(({ name }) => name === feature) ?? { included: false };
  const popular = plan.mostPopular || undefined;
  if (included && available === "coming soon") {
    return (
      <td className={styles.soon} data-popular={popular}>
        {labels.comingSoon}
      </td>
    );
  }
  return (
    <td className={included ? styles.with : styles.without} data-popular={popular}>
      <span className="visually-hidden">{included ? labels.included : labels.notIncluded}</span>
    </td>
  );
}
