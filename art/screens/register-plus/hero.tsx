import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Chips } from "#art/kit/chip.tsx";
import { Register } from "#art/kit/register.tsx";
import { heroes } from "#art/screens/clover-picture.ts";
import { ItemGrid } from "./item-grid.tsx";
import { chosen } from "./items.ts";
import { Order118 } from "./order-118.tsx";
import { OrderPane } from "./order-pane.tsx";

/** A register at work: nine items, three of them in the order. */
export const registerPlusHeroes = heroes(
  "register-plus",
  () => (
    <AccentOf accent="sky">
      <Register x={36} y={30} width={648} height={412} light stand>
        <Counter />
      </Register>
    </AccentOf>
  ),
  () => (
    <AccentOf accent="sky">
      <Register x={26} y={34} width={346} height={302} light stand>
        <g transform="scale(.945)">
          <Order118 />
        </g>
      </Register>
    </AccentOf>
  ),
);

/** The whole screen of the register. 648 by 412. */
function Counter() {
  return (
    <>
      <Chips x={14} y={14} items={["Coffee", "Bakery", "Lunch", "Fruit", "Gifts"]} selected="Bakery" gap={6} />
      <ItemGrid x={18} y={60} width={372} height={334} columns={3} chosen={chosen} gap={9} />
      <Line d={line(408, 0, 408, 412)} color="line" width={1.2} />
      <OrderPane
        x={426}
        y={14}
        width={204}
        employee="Dana"
        discount={["10% off", "−0.65"]}
        sums={[
          ["Subtotal", "16.55"],
          ["Tax 10.25%", "1.70"],
        ]}
        total="$18.25"
        step={34}
      >
        <Button x={0} y={18} width={97} height={38} label="Pre-auth" />
        <Button x={107} y={18} width={97} height={38} label="Add to tab" />
        <Button x={0} y={66} width={204} height={44} label="Pay $18.25" kind="solid" size={17} />
      </OrderPane>
    </>
  );
}
