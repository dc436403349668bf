import { Button } from "#art/kit/button.tsx";
import { Segments } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Label } from "#art/kit/label.tsx";

interface AmountFormProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name?: string;
  readonly type?: "$" | "%";
  readonly amount?: string;
  readonly focus?: "name" | "amount";
}

/** A discount or a surcharge: its name, its type and its amount. 208 pixels high. */
export function AmountForm({ x, y, width, name, type, amount, focus }: AmountFormProps) {
  const half = (width - 12) / 2;
  return (
    <>
      <Field x={x} y={y + 24} width={width} label="Name" value={name} focused={focus === "name"} />
      <Label x={x} y={y + 88}>
        Type
      </Label>
      <Segments x={x} y={y + 96} width={half} items={["$", "%"]} selected={type} size={17} />
      <Field
        x={x + half + 12}
        y={y + 96}
        width={half}
        label="Amount"
        value={amount}
        unit={type}
        focused={focus === "amount"}
      />
      <Button x={x} y={y + 158} width={width} height={42} label="Save" kind="solid" size={17} />
    </>
  );
}
