import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";

export interface InvoiceFormProps {
  /** The number of the only invoice; several invoices get theirs when they are made. */
  readonly number?: string;
  readonly period?: string;
  readonly terms?: string;
  /** The purchase order number that was typed. */
  readonly order?: string;
  /** Whether the order number is being typed. */
  readonly typing?: boolean;
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly button: string;
}

/** What an invoice needs to know. 250 pixels high with a number, 212 without. */
export function InvoiceForm(props: InvoiceFormProps & PlaceProps) {
  const { x, y, width, button, number, period, terms, order, typing } = props;
  const half = (width - 16) / 2;
  const right = x + half + 16;
  return (
    <>
      <Field {...{ x, y }} width={half} label="Period" value={period} placeholder="Choose" select />
      <Field x={right} y={y} width={half} label="Payment terms" value={terms} placeholder="Choose" select />
      {number && (
        <>
          <Field x={x} y={y + 74} width={half} label="Invoice number" value={number} />
          <Field x={right} y={y + 74} width={half} label="Purchase order no." value={order} focused={typing} />
        </>
      )}
      <Button x={x} y={y + (number ? 206 : 168)} width={width} height={44} label={button} kind="solid" size={16} />
    </>
  );
}
