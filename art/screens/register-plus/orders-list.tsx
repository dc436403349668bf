import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Crop } from "#art/kit/crop.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { Touch } from "#art/kit/pointer.tsx";
import { Row } from "#art/kit/row.tsx";

const orders = [
  ["Order 124", "Pre-auth, card ending in 2093", "$59.54"],
  ["Order 121", "Table 4", "$36.20"],
  ["Order 118", "Pre-auth, card ending in 2093", "$18.25"],
  ["Order 115", "Paid", "$7.50"],
] as const;

/** The orders of the day, newest first; each row is 76 high. 424 by 388. */
export function OrdersList({ paid }: { readonly paid?: string }) {
  return (
    <>
      <AppBar title="Orders" sign="R" />
      {orders.map(([name, note, total], index) => (
        <Row
          key={name}
          x={16}
          y={66 + index * 76}
          width={392}
          height={76}
          title={name}
          note={name === paid ? "Paid" : note}
          value={total}
          size={17}
          last={index === orders.length - 1}
        />
      ))}
    </>
  );
}

/** How far the swiped order was pushed to the left. */
const shift = 116;

/** The orders with Order 121 swiped to the left, so that it can be reopened. 424 by 388. */
export function SwipedOrder() {
  const top = 66 + 76;
  return (
    <>
      <OrdersList />
      <Box x={1} y={top + 1} width={422} height={74} radius={0} fill="sky-2" />
      <Crop x={1} y={top} width={422 - shift} height={76}>
        <Box x={-20} y={top + 1} width={460} height={74} radius={0} fill="sheet" />
        <Row x={12} y={top} width={392} height={76} title="Order 121" note="Table 4" size={17} last />
      </Crop>
      <Button x={424 - shift + 8} y={top + 18} width={100} height={40} label="Reopen" kind="solid" />
      <Touch x={424 - shift - 34} y={top + 40} />
      <Icon name="arrow-left" x={424 - shift - 82} y={top + 28} size={24} width={2} />
    </>
  );
}

interface OpenOrderProps {
  readonly name: string;
  readonly rows: readonly (readonly [name: string, amount: string])[];
  readonly total: string;
}

/** One of the orders, with what can be done with it. 424 by 388. */
export function OpenOrder({ name, rows, total }: OpenOrderProps) {
  return (
    <>
      <AppBar title={name}>
        <Label x={408} y={35} anchor="end">
          Dana
        </Label>
      </AppBar>
      <Pairs x={16} y={82} width={392} rows={rows} step={34} />
      <Total x={16} y={258} width={392} name="Total" value={total} size={32} />
      <Button x={16} y={278} width={392} height={42} label="Detailed transaction" size={16} />
      <Button x={16} y={330} width={392} height={46} label={`Pay ${total}`} kind="solid" size={17} />
    </>
  );
}

/** What is seen when an order is paid. 424 by 388. */
export function PaidOrder({ total }: { readonly total: string }) {
  return (
    <>
      <AppBar title="Pay">
        <Label x={408} y={35} anchor="end">
          Order 118
        </Label>
      </AppBar>
      <Icon name="check" x={12} y={96} size={72} color="sky" width={4} />
      <Strong x={16} y={228} size={44}>
        {`${total} paid`}
      </Strong>
      <Button x={16} y={324} width={392} height={46} label="Done" size={17} />
    </>
  );
}
