import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { Box, Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Chips } from "#art/kit/chip.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { ItemGrid } from "./item-grid.tsx";
import { bakery, chosen, order118 } from "./items.ts";
import { OrderLines } from "./order-lines.tsx";
import { sumsOf } from "./order-sums.ts";

interface ReviseItemProps {
  readonly quantity?: number;
  /** The tax and the total follow when the line is closed. */
  readonly total?: string;
}

const sums = sumsOf(order118);

/** The Bakery category and Order 118 with one line open. 424 by 388. */
export function ReviseItem({ quantity = 2, total = sums.total }: ReviseItemProps) {
  const [first, ...others] = order118;
  const open = first ? [{ ...first, quantity, amount: (2.75 * quantity).toFixed(2) }] : [];
  return (
    <>
      <Chips x={8} y={10} items={["Coffee", "Bakery", "Gifts"]} selected="Bakery" size={15} gap={-4} />
      <ItemGrid x={10} y={54} width={214} height={322} columns={2} gap={6} items={bakery.slice(0, 6)} chosen={chosen} />
      <Line d={line(234, 0, 234, 388)} color="line" width={1.2} />
      <Strong x={250} y={35} size={18}>
        Order 118
      </Strong>
      <Box x={242} y={50} width={174} height={150} radius={10} fill="sky-2" />
      <OrderLines x={252} y={54} width={154} lines={open} selected="Sesame ring" />
      <Stepper x={252} y={96} width={154} value={`${quantity}`} />
      <Button x={252} y={150} width={84} label="Remove" />
      <Button x={342} y={150} width={64} label="Done" kind="solid" />
      <OrderLines x={250} y={208} width={158} lines={others} step={40} />
      <Label x={250} y={316}>
        Tax 10.25%
      </Label>
      <Strong x={408} y={316} anchor="end" size={15}>
        {sums.tax}
      </Strong>
      <Rule x={250} y={330} width={158} color="text" />
      <Strong x={250} y={362} size={16}>
        Total
      </Strong>
      <Strong x={408} y={364} anchor="end" size={26}>
        {total}
      </Strong>
    </>
  );
}

interface StepperProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly value: string;
}

/** A quantity between − and +. */
function Stepper({ x, y, width, value }: StepperProps) {
  return (
    <>
      <Box x={x} y={y} width={width} height={44} fill="sheet" edge="sky" />
      <Icon name="minus" x={x + 12} y={y + 11} size={22} width={2.2} />
      <Strong x={x + width / 2} y={y + 30} anchor="middle" size={22}>
        {value}
      </Strong>
      <Icon name="plus" x={x + width - 34} y={y + 11} size={22} width={2.2} />
    </>
  );
}
