import { Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Toggle } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Order } from "./order.tsx";

interface ApplyTaxProps {
  readonly county?: string;
  /** Whether Apply was clicked. */
  readonly applied?: boolean;
}

/** The Sales Adjuster panel beside an order: its tax. 424 by 388. */
export function ApplyTax({ county = "Cook County", applied = true }: ApplyTaxProps) {
  return (
    <>
      <Order
        open="Sales Adjuster"
        sums={applied ? [["Tax 11.50%", "2.77"]] : []}
        total={["Total", applied ? "$26.87" : "$24.10"]}
      />
      <Field x={226} y={44} width={182} label="Tax group" value={county} select />
      {county && (
        <>
          <Words x={226} y={124}>
            Prepared food
          </Words>
          <Label x={226} y={148}>
            11.50% of 24.10
          </Label>
          <Strong x={408} y={148} anchor="end">
            2.77
          </Strong>
          <Rule x={226} y={170} width={182} color="text" />
          <Label x={226} y={206}>
            Total with tax
          </Label>
          <Strong x={226} y={246} size={36}>
            $26.87
          </Strong>
        </>
      )}
      <Button x={226} y={332} width={182} height={42} label="Apply" kind="solid" size={17} />
    </>
  );
}

/** The Sales Adjuster panel beside an order: its surcharges, one of them switched on. 424 by 388. */
export function ApplySurcharge() {
  return (
    <>
      <Order
        open="Sales Adjuster"
        sums={[
          ["Tax 11.50%", "2.77"],
          ["Delivery", "4.00"],
        ]}
        total={["Total", "$30.87"]}
      />
      <Field x={226} y={44} width={182} label="Tax group" value="Cook County" select />
      <Words x={226} y={124}>
        Delivery $4.00
      </Words>
      <Toggle x={366} y={105} on />
      <Words x={226} y={162}>
        Holiday 10%
      </Words>
      <Toggle x={366} y={143} on={false} />
      <Rule x={226} y={184} width={182} color="text" />
      <Label x={226} y={216}>
        $26.87
      </Label>
      <Icon name="arrow-right" x={284} y={200} size={22} width={2} />
      <Strong x={226} y={260} size={38}>
        $30.87
      </Strong>
      <Button x={226} y={332} width={182} height={42} label="Apply" kind="solid" size={17} />
    </>
  );
}

interface ApplyRoundingProps {
  readonly on?: boolean;
  /** Whether Apply was clicked. */
  readonly applied?: boolean;
}

/** The Sales Adjuster panel beside an order: its rounding. 424 by 388. */
export function ApplyRounding({ on = true, applied = on }: ApplyRoundingProps) {
  return (
    <>
      <Order open="Sales Adjuster" sums={[["Tax 11.50%", "2.77"]]} total={["Total", applied ? "$27.00" : "$26.87"]} />
      <Field x={226} y={44} width={182} label="Tax group" value="Cook County" select />
      <Words x={226} y={126}>
        Round up
      </Words>
      <Words x={226} y={148}>
        to quarter
      </Words>
      <Toggle x={366} y={120} on={on} />
      <Rule x={226} y={170} width={182} color="text" />
      <Label x={226} y={206}>
        $26.87
      </Label>
      {on && (
        <>
          <Icon name="arrow-right" x={284} y={190} size={22} width={2} />
          <Strong x={226} y={250} size={38}>
            $27.00
          </Strong>
        </>
      )}
      <Button x={226} y={332} width={182} height={42} label="Apply" kind="solid" size={17} />
    </>
  );
}
