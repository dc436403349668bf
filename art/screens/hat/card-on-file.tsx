import { Button } from "#art/kit/button.tsx";
import { Label } from "#art/kit/label.tsx";
import { PaymentCard } from "#art/screens/payment-card.tsx";

/** The stored card of an account, the lower half of its Edit screen. */
export function CardOnFile({ last = "4417" }: { readonly last?: string }) {
  return (
    <>
      <Label x={16} y={222}>
        Stored card
      </Label>
      <PaymentCard x={16} y={234} width={212} last={last} />
      <Label x={246} y={250}>
        {`Card ending in ${last}`}
      </Label>
      <Button x={246} y={278} width={158} label="Save card" kind="solid" />
      <Button x={246} y={328} width={158} label="Remove card" />
    </>
  );
}
