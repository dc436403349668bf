import { Button } from "#art/kit/button.tsx";
import { Segments } from "#art/kit/choice.tsx";
import { Label } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { AdjusterApp } from "./adjuster-app.tsx";
import { AmountForm } from "./amount-form.tsx";
import { AddAndSave, TaxGroup } from "./tax-group.tsx";

/** The Taxes tab with one county. */
export function TaxesTab({ selected }: { readonly selected?: string }) {
  return (
    <AdjusterApp tab="Taxes">
      <TaxGroup x={16} y={130} width={320} selected={selected} />
      <AddAndSave x={16} y={344} width={320} />
    </AdjusterApp>
  );
}

interface AmountTabProps {
  readonly tab: "Discounts" | "Surcharges";
  /** What is in the list already: a name and an amount. */
  readonly listed: readonly [name: string, amount: string];
  readonly name?: string;
  readonly type?: "$" | "%";
  readonly amount?: string;
  readonly focus?: "name" | "amount";
}

/** The Discounts or the Surcharges tab with the form for a new one. */
export function AmountTab({ tab, listed, ...form }: AmountTabProps) {
  return (
    <AdjusterApp tab={tab}>
      <Row x={16} y={122} width={320} height={46} title={listed[0]} value={listed[1]} />
      <AmountForm x={16} y={182} width={320} {...form} />
    </AdjusterApp>
  );
}

interface RoundingTabProps {
  readonly direction?: "Round up" | "Round down";
  readonly unit?: "Quarter" | "Dollar";
}

/** The Rounding tab with the form for a new one. */
export function RoundingTab({ direction, unit }: RoundingTabProps) {
  return (
    <AdjusterApp tab="Rounding">
      <Label x={16} y={154}>
        Direction
      </Label>
      <Segments
        x={16}
        y={166}
        width={320}
        height={44}
        items={["Round up", "Round down"]}
        selected={direction}
        size={16}
      />
      <Label x={16} y={244}>
        To the
      </Label>
      <Segments x={16} y={256} width={320} height={44} items={["Quarter", "Dollar"]} selected={unit} size={16} />
      <Button x={16} y={340} width={320} height={42} label="Save" kind="solid" size={17} />
    </AdjusterApp>
  );
}
