import { Button } from "#art/kit/button.tsx";
import { Dialog } from "#art/kit/dialog.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Cursor } from "#art/kit/pointer.tsx";
import { Row } from "#art/kit/row.tsx";
import { Order } from "./order.tsx";

/** Discounts that were saved. */
const saved = [
  ["Happy hour", "15%"],
  ["Staff meal", "$5.00"],
] as const;

/** The order before tax with the discounts open; one is applied when `applied`. 424 by 388. */
export function ApplyDiscount({ applied = true }: { readonly applied?: boolean }) {
  return (
    <>
      <Order
        open="Discounts"
        sums={applied ? [["Happy hour 15%", "−3.62"]] : []}
        total={["Before tax", applied ? "20.48" : "24.10"]}
      />
      <Strong x={226} y={36} size={18}>
        Discounts
      </Strong>
      {saved.map(([name, amount], index) => (
        <Row
          key={name}
          x={228}
          y={54 + index * 52}
          width={178}
          height={52}
          title={name}
          value={amount}
          selected={applied && index === 0}
          last
        />
      ))}
      {applied && (
        <>
          <Label x={228} y={336}>
            24.10 less 3.62
          </Label>
          <Strong x={228} y={372} size={32}>
            20.48
          </Strong>
        </>
      )}
    </>
  );
}

interface EditDiscountProps {
  readonly name?: string;
  readonly from?: string;
  /** What was typed. */
  readonly to?: string;
  /** Whether a discount was chosen to be changed. */
  readonly chosen?: boolean;
  /** Whether the mouse is drawn. */
  readonly mouse?: boolean;
}

/** The menu behind a right-click on the Discounts button, one discount being changed. 424 by 388. */
export function EditDiscount(props: EditDiscountProps) {
  const { name = "Happy hour", from = "15%", to = "20", chosen = true, mouse = true } = props;
  return (
    <>
      <Order open="Discounts" total={["Before tax", "24.10"]} />
      <Dialog x={216} y={46} width={200} height={chosen ? 296 : 104}>
        <Row x={16} y={8} width={168} height={44} title="Happy hour" value={from} selected={chosen} />
        <Row x={16} y={52} width={168} height={44} title="Staff meal" value="$5.00" />
        {chosen && (
          <>
            <Field x={16} y={130} width={168} label="Name" value={name} />
            <Strong x={16} y={215} size={19}>
              {from}
            </Strong>
            <Icon name="arrow-right" x={62} y={197} size={22} width={2} />
            <Field x={94} y={188} width={90} value={to} unit="%" size={20} focused />
            <Button x={16} y={244} width={168} height={40} label="Save" kind="solid" size={16} />
          </>
        )}
      </Dialog>
      {mouse && <Cursor x={112} y={352} />}
    </>
  );
}
