import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { PaymentCard } from "#art/screens/payment-card.tsx";
import { Order124 } from "./order-124.tsx";

/** Order 124 and the amount that waits for a card; the card lies there when `presented`. 424 by 388. */
export function PreAuthAmount({ presented = false }: { readonly presented?: boolean }) {
  return (
    <>
      <Order124 isNext />
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
