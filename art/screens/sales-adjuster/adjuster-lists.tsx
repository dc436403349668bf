import { Row } from "#art/kit/row.tsx";
import { AdjusterApp, type AdjusterTab } from "./adjuster-app.tsx";

interface AdjusterListProps {
  readonly tab: AdjusterTab;
  readonly rows: readonly (readonly [name: string, amount: string])[];
  /** The row that has just been saved. */
  readonly selected?: string;
}

/** A tab of Sales Adjuster with what was saved in it; each row is 56 high, the first from 128 on. 352 by 400. */
export function AdjusterList({ tab, rows, selected }: AdjusterListProps) {
  return (
    <AdjusterApp tab={tab}>
      {rows.map(([name, amount], index) => (
        <Row
          key={name}
          x={16}
          y={128 + index * 56}
          width={320}
          height={56}
          title={name}
          value={amount}
          size={17}
          selected={name === selected}
        />
      ))}
    </AdjusterApp>
  );
}
