import { Field } from "#art/kit/field.tsx";
import { AdjusterApp } from "./adjuster-app.tsx";
import { AddAndSave } from "./tax-group.tsx";

interface NewTaxGroupProps {
  readonly county?: string;
  readonly base?: string;
  /** The name and the percent of a tax item; given at all, Add a tax item was clicked. */
  readonly item?: readonly [name: string, percent: string];
  readonly focus?: "county" | "base" | "name" | "percent";
}

/** The form for a new tax group and its first tax item. 352 by 400. */
export function NewTaxGroup({ county, base, item, focus }: NewTaxGroupProps) {
  return (
    <AdjusterApp tab="Taxes">
      <Field x={16} y={154} width={194} label="Tax group" value={county} focused={focus === "county"} />
      <Field x={222} y={154} width={114} label="Default" value={base} unit="%" focused={focus === "base"} />
      {item && (
        <>
          <Field x={16} y={238} width={194} label="Tax item" value={item[0]} focused={focus === "name"} />
          <Field x={222} y={238} width={114} label="Percent" value={item[1]} unit="%" focused={focus === "percent"} />
        </>
      )}
      <AddAndSave x={16} y={item ? 344 : 224} width={320} />
    </AdjusterApp>
  );
}
