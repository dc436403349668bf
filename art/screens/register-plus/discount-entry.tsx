import { Button } from "#art/kit/button.tsx";
import { Dialog, Veil } from "#art/kit/dialog.tsx";
import { Field } from "#art/kit/field.tsx";

interface DiscountEntryProps {
  readonly title: "Item discount" | "Order discount";
  readonly percent: string;
}

/** Where a discount is typed, over the order. Its Apply button is in the middle of 212, 262. */
export function DiscountEntry({ title, percent }: DiscountEntryProps) {
  return (
    <>
      <Veil width={424} height={388} />
      <Dialog x={72} y={96} width={280} height={204} title={title}>
        <Field x={20} y={66} width={240} height={52} value={percent} unit="%" size={22} focused />
        <Button x={20} y={142} width={240} height={44} label="Apply" kind="solid" size={17} />
      </Dialog>
    </>
  );
}
