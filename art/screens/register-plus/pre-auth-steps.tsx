import { Line } from "#art/engine/mark.tsx";
import { line } from "#art/engine/shapes.ts";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { PaymentCard } from "../payment-card.tsx";
import { order124 } from "./items.ts";
import { OrderPane } from "./order-pane.tsx";

/** Order 124 and the amount that waits for a card; the card lies there when `presented`. 424 by 388. */
export function PreAuthAmount({ presented = false }: { readonly presented?: boolean }) {
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
      <Button x={16} y={326} width={176} height={46} label="Pre-auth" kind="solid" />
      <Line d={line(208, 0, 208, 388)} color="line" width={1.2} />
      <Label x={224} y={46}>
        To pre-authorize
      </Label>
      <Strong x={223} y={90} size={38}>
        $59.54
      </Strong>
      <Label x={224} y={130}>
        Default pre-auth value
      </Label>
      <Strong x={224} y={154} size={17}>
        $50.00
      </Strong>
      {presented ? (
        <PaymentCard x={224} y={196} width={184} last="2093" />
      ) : (
        <Icon name="card" x={220} y={206} size={64} width={2} />
      )}
      <Strong x={224} y={354} size={17}>
        {presented ? "Reading the card" : "Tap or insert a card"}
      </Strong>
    </>
  );
}
