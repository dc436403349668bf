import { Line, Shape } from "#art/engine/mark.tsx";
import { ellipse, line } from "#art/engine/shapes.ts";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { order124 } from "./items.ts";
import { OrderPane } from "./order-pane.tsx";

interface PreAuthorizedProps {
  /** Whether the card was already presented. */
  readonly done?: boolean;
  readonly last?: string;
}

/** Order 124 and, beside it, what was pre-authorized for it. 424 by 388. */
export function PreAuthorized({ done = true, last = "2093" }: PreAuthorizedProps) {
  return (
    <>
      <OrderPane
        x={16}
        y={14}
        width={176}
        number={124}
        lines={order124}
        sums={[
          ["Subtotal", "54.00"],
          ["Tax 10.25%", "5.54"],
        ]}
        total="$59.54"
      />
      <Button x={16} y={326} width={176} height={46} label="Pre-auth" />
      <Line d={line(208, 0, 208, 388)} color="line" width={1.2} />
      {done && (
        <>
          <Shape d={ellipse(246, 52, 22)} color="sky" />
          <Icon name="check" x={232} y={38} size={28} color="sheet" width={2.6} />
          <Strong x={224} y={108} size={18}>
            Card pre-authorized
          </Strong>
          <Label x={224} y={134}>
            {`Card ending in ${last}`}
          </Label>
          <Strong x={224} y={190} size={38}>
            $59.54
          </Strong>
          <Label x={224} y={230}>
            Default pre-auth value
          </Label>
          <Strong x={224} y={254} size={17}>
            $50.00
          </Strong>
        </>
      )}
      <Button x={224} y={326} width={184} height={46} label="Add to tab" kind="solid" size={17} />
    </>
  );
}
