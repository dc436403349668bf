import { Button } from "#art/kit/button.tsx";
import { Strong } from "#art/kit/label.tsx";
import { dishes, Order } from "./order.tsx";

interface RingUpProps {
  /** How many dishes were clicked. */
  readonly count: number;
  /** The last line of the order; what was rung up, before tax, by default. */
  readonly total?: readonly [name: string, amount: string];
  readonly sums?: readonly (readonly [name: string, amount: string])[];
}

/** The dishes to ring up, beside Order 131. The first is in the middle of 317, 80, the next ones 62 below. 424 by 388. */
export function RingUp({ count, total, sums }: RingUpProps) {
  return (
    <>
      <Order rungUp={count} total={total ?? ["Before tax", sumOf(count)]} sums={sums} />
      <Strong x={226} y={36} size={18}>
        Prepared food
      </Strong>
      {dishes.map(([name], index) => (
        <Button key={name} x={226} y={54 + index * 62} width={182} height={52} label={name} size={16} />
      ))}
    </>
  );
}

function sumOf(count: number): string {
  return dishes
    .slice(0, count)
    .reduce((all, [, amount]) => all + Number(amount), 0)
    .toFixed(2);
}
