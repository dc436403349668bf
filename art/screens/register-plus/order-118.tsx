import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { Button } from "#art/kit/button.tsx";
import { Chips } from "#art/kit/chip.tsx";
import { ItemGrid } from "./item-grid.tsx";
import { bakery, chosen } from "./items.ts";
import { OrderPane } from "./order-pane.tsx";

/** Six items by picture and price, and Order 118 beside them, where there is little room. 368 by 318. */
export function Order118() {
  return (
    <>
      <Chips x={10} y={11} items={["Bakery", "Coffee"]} selected="Bakery" height={30} gap={0} />
      <ItemGrid
        x={10}
        y={50}
        width={176}
        height={258}
        columns={2}
        items={bakery.slice(0, 6)}
        chosen={chosen}
        gap={7}
        nameless
      />
      <Line d={line(196, 0, 196, 318)} color="line" width={1.2} />
      <OrderPane
        x={207}
        y={8}
        width={152}
        discount={["10% off", "−0.65"]}
        sums={[["Tax 10.25%", "1.70"]]}
        total="$18.25"
        step={30}
      >
        <Button x={0} y={14} width={152} height={42} label="Pay $18.25" kind="solid" size={16} />
      </OrderPane>
    </>
  );
}
