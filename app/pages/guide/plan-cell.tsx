import type { Guide, Plan } from "#content/schema/guides.ts";
import styles from "./plans.module.css";

type PlanCellProps = {
  plan: Plan;
  feature: string;
  words: Pick<NonNullable<Guide["plans"]>, "included" | "notIncluded" | "comingSoon">;
};

/** Whether a plan has a feature: a tick, a dash or words, so that nobody needs to tell colours apart. */
export function PlanCell({ plan, feature, words }: PlanCellProps) {
  const { included, available } = plan.features.find(({ name }) => name === feature) ?? { included: false };
  const popular = plan.mostPopular || undefined;
  if (included && available === "coming soon") {
    return (
      <td className={styles.soon} data-popular={popular}>
        {words.comingSoon}
      </td>
    );
  }
  return (
    <td className={included ? styles.with : styles.without} data-popular={popular}>
      <span className="visually-hidden">{included ? words.included : words.notIncluded}</span>
    </td>
  );
}
