import { ellipse } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Order124 } from "./order-124.tsx";

interface PreAuthorizedProps {
  /** Whether the card was already presented. */
  readonly done?: boolean;
  readonly last?: string;
}

/** Order 124 and, beside it, what was pre-authorized for it. 424 by 388. */
export function PreAuthorized({ done = true, last = "2093" }: PreAuthorizedProps) {
  return (
    <>
      <Order124 />
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
