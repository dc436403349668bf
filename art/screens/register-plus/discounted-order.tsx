import { AppBar } from "#art/kit/app-bar.tsx";
import { Box, Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { order118 } from "./items.ts";
import { OrderLines } from "./order-lines.tsx";

interface DiscountedOrderProps {
  /** Whether the loaf has its 10%. */
  readonly item?: boolean;
  /** What the whole order is discounted by, instead of the button for it. */
  readonly order?: string;
  /** Whether the loaf was tapped and offers its own discount. */
  readonly open?: boolean;
  readonly subtotal?: string;
  readonly tax?: string;
  readonly total?: string;
}

/** Order 118 in full width, with a discount under an item. 424 by 388. */
export function DiscountedOrder({
  item = true,
  order,
  open = false,
  subtotal = "16.55",
  tax = "1.70",
  total = "$18.25",
}: DiscountedOrderProps) {
  return (
    <>
      <AppBar title="Order 118" sign="R">
        <Label x={408} y={35} anchor="end">
          Dana
        </Label>
      </AppBar>
      <OrderLines x={16} y={54} width={392} lines={order118.slice(0, 2)} step={36} size={16} />
      {(item || open) && <Box x={8} y={129} width={408} height={70} radius={8} fill="sky-2" />}
      <OrderLines
        x={16}
        y={128}
        width={392}
        lines={order118.slice(2)}
        step={36}
        size={16}
        selected={item || open ? "Country loaf" : undefined}
      />
      {item && (
        <>
          <Strong x={36} y={184} color="sky">
            Item discount 10%
          </Strong>
          <Strong x={408} y={184} anchor="end" color="sky">
            −0.65
          </Strong>
        </>
      )}
      {open && <Button x={256} y={161} width={152} height={32} label="Item discount" />}
      {order ? (
        <>
          <Strong x={16} y={240} color="sky">
            Order discount 5%
          </Strong>
          <Strong x={408} y={240} anchor="end" color="sky">
            {order}
          </Strong>
        </>
      ) : (
        <Button x={16} y={214} width={392} label="Order discount" />
      )}
      <Pairs
        x={16}
        y={286}
        width={392}
        rows={[
          ["Subtotal", subtotal],
          ["Tax 10.25%", tax],
        ]}
        step={27}
        quiet
      />
      <Rule x={16} y={330} width={392} color="text" />
      <Total x={16} y={368} width={392} name="Total" value={total} size={30} />
    </>
  );
}
