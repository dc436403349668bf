import type { Guide, Plan } from "#content/schema/guides.ts";
import { checkMark, noMark } from "./marks.ts";

type Plans = NonNullable<Guide["plans"]>;

/** What each plan costs and includes, cell by cell. */
export function PlansTable({ plans }: { readonly plans: Plans }) {
  const features = plans.plans[0]?.features ?? [];
  return (
    <section className="plans">
      <h2 id="plans">{plans.title}</h2>
      <p className="lead">{plans.lead}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{plans.featureColumn}</th>
            {plans.plans.map((plan) => (
              <PlanHead key={plan.name} plan={plan} words={plans} />
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.plans.map((plan) => (
                <td key={plan.name}>
                  <Cell feature={plan.features[row]} words={plans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PlanHead({ plan: { name, price, mostPopular }, words }: { readonly plan: Plan; readonly words: Plans }) {
  return (
    <th scope="col">
      {mostPopular && <span className="popular">{words.mostPopular}</span>}
      <span className="plan-name">{name}</span>
      <span className="price">{price}</span>
      <span className="per-month">{words.perMonth}</span>
    </th>
  );
}

function Cell({ feature, words }: { readonly feature: Plan["features"][number] | undefined; readonly words: Plans }) {
  if (!feature?.included) return <img className="mark" src={noMark} alt={words.notIncluded} />;
  if (feature.available === "coming soon") return <span className="soon">{words.comingSoon}</span>;
  return <img className="mark" src={checkMark} alt={words.included} />;
}
