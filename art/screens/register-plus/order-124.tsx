import { line } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { Button } from "#art/kit/button.tsx";
import { order124 } from "./items.ts";
import { OrderPane } from "./order-pane.tsx";

/** Order 124 on the left of the screen, with the button that pre-authorizes it. */
export function Order124({
  isNext = false,
}: {
  /** Whether that button is the one to tap. */ readonly isNext?: boolean;
}) {
  return (
    <>
      <OrderPane
        x={16}
        y={14}
        width={176}
        number={124}
        lines={order124}
        sums={[
          ["Subtotal", "54.00"],
          ["Tax 10.25%", "5.54"],
        ]}
        total="$59.54"
      />
      <Button x={16} y={326} width={176} height={46} label="Pre-auth" kind={isNext ? "solid" : undefined} />
      <Line d={line(208, 0, 208, 388)} color="line" width={1.2} />
    </>
  );
}
