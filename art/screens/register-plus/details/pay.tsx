import { Light } from "#art/engine/group.tsx";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { strong } from "#art/kit/type.ts";
import { detail } from "#art/screens/clover-picture.ts";
import { PaymentCard } from "#art/screens/payment-card.tsx";

/** Two ways from one total: to a tab, or to a card that is not the held one. */
export const pay = detail("register-plus/pay", () => (
  <AccentOf accent="sky">
    <Text x={240} y={70} anchor="middle" size={56} weight={strong} tracking={-0.03}>
      $18.25
    </Text>
    <HandOf t={([x]) => (x < 236 ? 1 : 0)} amp={5} over={6} wave={60} width={1.8} passes={1}>
      <Sketch d="M226 90C214 128 130 108 118 150M110 138L118 152L130 142" />
      <Sketch d="M256 90C268 128 350 108 362 150M350 142L362 152L370 138" />
    </HandOf>
    <Sheet x={22} y={166} width={200} height={204} light>
      <Row x={18} y={14} width={164} height={48} title="Table 6" value="41.20" size={17} />
      <Row x={18} y={62} width={164} height={48} title="Lee, patio" value="12.75" size={17} last />
      <Button x={14} y={140} width={172} height={48} label="Add to tab" kind="solid" size={18} />
    </Sheet>
    <Sheet x={252} y={166} width={206} height={204} light loose={0}>
      <Label x={18} y={38}>
        Held: ending in 2093
      </Label>
      <Strong x={18} y={184} size={18}>
        Paid with 8120
      </Strong>
    </Sheet>
    <Light>
      <g transform="rotate(-5 360 270)">
        <PaymentCard x={292} y={224} width={134} last="8120" />
      </g>
    </Light>
  </AccentOf>
));
