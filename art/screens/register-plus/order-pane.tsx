import type { ReactNode } from "react";
import { Rule } from "#art/kit/box.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { type OrderLine, order118 } from "./items.ts";
import { OrderLines } from "./order-lines.tsx";

interface OrderPaneProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly number?: number;
  readonly lines?: readonly OrderLine[];
  /** Named amounts between the lines and the total. */
  readonly sums?: readonly (readonly [name: string, amount: string])[];
  /** A discount under the last line. */
  readonly discount?: readonly [name: string, amount: string];
  readonly total: string;
  /** Who is at the register. */
  readonly employee?: string;
  readonly step?: number;
  readonly size?: number;
  /** Buttons below the total, in the pane's own coordinates from the total's baseline on. */
  readonly children?: ReactNode;
}

/** The order beside the items. */
export function OrderPane(props: OrderPaneProps) {
  const { x, y, width, number = 118, lines = order118, sums = [], discount, total, employee, children } = props;
  const { step = 36, size = 15 } = props;
  const under = y + 38 + lines.length * step;
  const sumsAt = under + (discount ? 62 : 34);
  const totalAt = sumsAt + sums.length * 24 + 26;
  return (
    <>
      <Strong x={x} y={y + 22} size={size + 3}>
        {`Order ${number}`}
      </Strong>
      {employee && (
        <Label x={x + width} y={y + 22} anchor="end" size={size}>
          {employee}
        </Label>
      )}
      <OrderLines x={x} y={y + 36} width={width} lines={lines} step={step} size={size} />
      {discount && (
        <>
          <Strong x={x + size * 1.25} y={under + 22} size={size} color="sky">
            {discount[0]}
          </Strong>
          <Strong x={x + width} y={under + 22} anchor="end" size={size} color="sky">
            {discount[1]}
          </Strong>
        </>
      )}
      <Pairs x={x} y={sumsAt} width={width} rows={sums} step={24} size={size} quiet />
      <Rule x={x} y={totalAt - 28} width={width} color="text" />
      <Total x={x} y={totalAt} width={width} name="Total" value={total} size={size * 1.65} />
      <g transform={`translate(${x} ${totalAt})`}>{children}</g>
    </>
  );
}
