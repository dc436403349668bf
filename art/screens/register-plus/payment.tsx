import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Radio } from "#art/kit/choice.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";

interface PaymentProps {
  readonly chosen?: "held" | "different" | "none";
}

/** The payment of Order 118. 424 by 388. */
export function Payment({ chosen = "held" }: PaymentProps) {
  return (
    <>
      <AppBar title="Pay">
        <Label x={408} y={35} anchor="end">
          Order 118
        </Label>
      </AppBar>
      <Strong x={14} y={112} size={52}>
        $18.25
      </Strong>
      <Way y={142} title="Pre-authorized card" note="Card ending in 2093" on={chosen === "held"} />
      <Way y={228} title="Different card" note="Tap or insert it" on={chosen === "different"} />
      <Button x={16} y={324} width={392} height={46} label="Confirm payment" kind="solid" size={17} />
    </>
  );
}

interface WayProps {
  readonly y: number;
  readonly title: string;
  readonly note: string;
  readonly on: boolean;
}

function Way({ y, title, note, on }: WayProps) {
  return (
    <>
      <Box
        x={16}
        y={y}
        width={392}
        height={74}
        radius={10}
        fill={on ? "sky-2" : "sheet"}
        edge={on ? "sky" : "line"}
        edgeWidth={on ? 2 : 1.3}
      />
      <Radio x={32} y={y + 26} on={on} />
      <Strong x={70} y={y + 32} size={17}>
        {title}
      </Strong>
      <Label x={70} y={y + 55}>
        {note}
      </Label>
      <Icon name="card" x={360} y={y + 21} size={32} width={1.6} />
    </>
  );
}
