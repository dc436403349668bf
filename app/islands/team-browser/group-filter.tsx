import type { Team } from "#content/schema/team.ts";
import styles from "./team-browser.module.css";

export type Group = Team["filters"][number]["group"];

type GroupFilterProps = {
  label: string;
  filters: Team["filters"];
  chosen: Group;
  onChoose: (group: Group) => void;
};

/** One button for each group. Just one is pressed. */
export function GroupFilter({ label, filters, chosen, onChoose }: GroupFilterProps) {
  return (
    <fieldset className={styles.filters} data-needs-script="">
      <legend className="visually-hidden">{label}</legend>
      {filters.map((filter) => (
        <button
          key={filter.group}
          type="button"
          className={styles.filter}
          aria-pressed={filter.group === chosen}
          onClick={() => onChoose(filter.group)}
        >
          {filter.label}
        </button>
      ))}
    </fieldset>
  );
}
