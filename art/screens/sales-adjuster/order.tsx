import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";

interface OrderProps {
  /** Named amounts under the dishes, like a discount or the tax. */
  readonly sums?: readonly (readonly [name: string, amount: string])[];
  /** The last line and its name. */
  readonly total: readonly [name: string, amount: string];
  /** The button that was clicked. */
  readonly open?: "Sales Adjuster" | "Discounts";
  /** How many of the dishes were rung up. */
  readonly rungUp?: number;
}

/** An order of prepared food for 24.10 at the register, with the two buttons of Sales Adjuster. 208 by 388. */
export function Order({ sums = [], total, open, rungUp = dishes.length }: OrderProps) {
  const end = 168 + sums.length * 27;
  return (
    <>
      <Strong x={16} y={36} size={18}>
        Order 131
      </Strong>
      <Pairs x={16} y={72} width={176} rows={dishes.slice(0, rungUp)} step={34} size={15} />
      <Pairs x={16} y={180} width={176} rows={sums} step={27} size={15} quiet />
      <Rule x={16} y={end} width={176} color="text" />
      <Total x={16} y={end + 32} width={176} name={total[0]} value={total[1]} size={24} />
      <Button
        x={16}
        y={280}
        width={176}
        height={42}
        label="Sales Adjuster"
        kind={open === "Sales Adjuster" ? "solid" : "line"}
      />
      <Button x={16} y={332} width={176} height={42} label="Discounts" kind={open === "Discounts" ? "solid" : "line"} />
      <Line d={line(208, 0, 208, 388)} color="line" width={1.2} />
    </>
  );
}

/** 24.10 together. */
export const dishes = [
  ["Chicken plate", "13.50"],
  ["Lentil soup", "6.40"],
  ["Rice bowl", "4.20"],
] as const;
