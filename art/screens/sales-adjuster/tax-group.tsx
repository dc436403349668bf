import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";

/** The percents of Cook County, as examples. */
export const cookCounty = [
  ["Prepared food", "11.50%"],
  ["Groceries", "2.25%"],
  ["Soft drinks", "13.25%"],
] as const;

interface TaxGroupProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly county?: string;
  readonly base?: string;
  readonly items?: readonly (readonly [name: string, percent: string])[];
  /** The tax item that was added last. */
  readonly selected?: string;
  /** The width of the field with the default percent. */
  readonly baseWidth?: number;
  /** The height of a tax item. */
  readonly step?: number;
}

/** A tax group: its county, its default percent and the products with a percent of their own. */
export function TaxGroup(props: TaxGroupProps) {
  const {
    x,
    y,
    width,
    county = "Cook County",
    base = "10.25",
    items = cookCounty,
    selected,
    step = 38,
    baseWidth = 114,
  } = props;
  return (
    <>
      <Field x={x} y={y + 24} width={width - baseWidth - 12} label="Tax group" value={county} select />
      <Field x={x + width - baseWidth} y={y + 24} width={baseWidth} label="Default" value={base} unit="%" />
      {items.map(([name, percent], index) => (
        <Row
          key={name}
          x={x}
          y={y + 72 + index * step}
          width={width}
          height={step}
          title={name}
          value={percent}
          selected={name === selected}
        />
      ))}
    </>
  );
}

interface AddAndSaveProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What stands below a tax group: one more tax item, and Save. */
export function AddAndSave({ x, y, width }: AddAndSaveProps) {
  return (
    <>
      <Icon name="plus" x={x} y={y + 8} size={20} color="ochre" width={2} />
      <Strong x={x + 28} y={y + 24} color="ochre">
        Add a tax item
      </Strong>
      <Button x={x + width - 120} y={y} width={120} height={38} label="Save" kind="solid" size={16} />
    </>
  );
}
