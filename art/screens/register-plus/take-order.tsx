import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Chips } from "#art/kit/chip.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { ItemGrid } from "./item-grid.tsx";
import { bakery, type OrderLine } from "./items.ts";
import { OrderLines } from "./order-lines.tsx";
import { sumsOf } from "./order-sums.ts";

interface TakeOrderProps {
  readonly category?: keyof typeof categories;
  readonly number?: number;
  readonly lines?: readonly OrderLine[];
}

const named = (...names: readonly string[]) => bakery.filter(({ name }) => names.includes(name));

/** One item can stand in several categories. */
const categories = {
  Coffee: named("Muffin", "Croissant", "Cheese roll", "Apple tart"),
  Bakery: bakery.slice(0, 6),
  Gifts: named("Country loaf", "Apple tart", "Muffin", "Gift box"),
};

/** The items of a category, and the order that grows beside them. 424 by 388. */
export function TakeOrder({ category = "Bakery", number = 118, lines = [] }: TakeOrderProps) {
  const items = categories[category];
  const sums = sumsOf(lines);
  const chosen = Object.fromEntries(lines.map(({ name, quantity }) => [name, quantity]));
  return (
    <>
      <Chips x={8} y={10} items={Object.keys(categories)} selected={category} size={15} gap={-4} />
      <ItemGrid
        x={10}
        y={54}
        width={214}
        height={items.length > 4 ? 322 : 212}
        columns={2}
        gap={6}
        {...{ items, chosen }}
      />
      <Line d={line(234, 0, 234, 388)} color="line" width={1.2} />
      <Strong x={250} y={35} size={18}>
        {`Order ${number}`}
      </Strong>
      {lines.length === 0 && (
        <Label x={250} y={84}>
          Nothing yet
        </Label>
      )}
      <OrderLines x={250} y={54} width={158} lines={lines} step={40} />
      <Label x={250} y={226}>
        Tax 10.25%
      </Label>
      <Strong x={408} y={226} anchor="end" size={15}>
        {sums.tax}
      </Strong>
      <Rule x={250} y={240} width={158} color="text" />
      <Strong x={250} y={268} size={16}>
        Total
      </Strong>
      <Strong x={408} y={270} anchor="end" size={26}>
        {sums.total}
      </Strong>
      <Button x={250} y={286} width={158} height={40} label="Pre-auth" />
      <Button x={250} y={334} width={158} height={40} label="Orders" />
    </>
  );
}
