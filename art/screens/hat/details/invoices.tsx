import { rect } from "#art/drawing/shapes.ts";
import { Light } from "#art/engine/group.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { AccountRows } from "#art/screens/hat/account-rows.tsx";
import { accounts } from "#art/screens/hat/accounts.ts";

const invoiced = ["Prairie Hockey Club", "Mesa Roofing Co.", "Lake Court Residents", "Bayan Grill"];
const shown = accounts.filter(({ name }) => !["Nadia Petrov", "Fire Station 9"].includes(name));

/** Four accounts ticked, and the four invoices made for them. */
export const invoices = detail("hat/invoices", () => (
  <AccentOf accent="green">
    <Sheet x={22} y={22} width={320} height={356} light>
      <Strong x={20} y={36} size={18}>
        4 invoices
      </Strong>
      <AccountRows x={20} y={52} width={280} height={41} rows={shown} ticked={invoiced} />
    </Sheet>
    <Light>
      {[-13, -7, -1].map((turn) => (
        <Paper key={turn} turn={turn} />
      ))}
      <g transform="rotate(5 350 380)">
        <Paper turn={0} />
        <Strong x={268} y={144} size={18}>
          Invoice 1042
        </Strong>
        <Label x={268} y={168}>
          Order no. 2198
        </Label>
        <Pairs
          x={268}
          y={208}
          width={164}
          rows={[
            ["Catering", "840.00"],
            ["Lunches", "350.00"],
          ]}
          step={30}
          size={15}
        />
        <Label x={268} y={288}>
          Bayan Grill
        </Label>
        <Total x={268} y={320} width={164} name="" value="$1,190.00" size={26} />
      </g>
    </Light>
  </AccentOf>
));

/** A sheet of paper, turned about the hand that holds the fan. */
function Paper({ turn }: { readonly turn: number }) {
  return (
    <g transform={`rotate(${turn} 350 380)`}>
      <Shape d={rect(250, 112, 200, 246, 4)} color="sheet" />
      <Line d={rect(250, 112, 200, 246, 4)} width={1.5} />
    </g>
  );
}
