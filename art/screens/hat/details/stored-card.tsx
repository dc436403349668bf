import { Light } from "#art/engine/group.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Tick } from "#art/kit/choice.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Row } from "#art/kit/row.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { hockeyClub } from "#art/screens/hat/accounts.ts";
import { PaymentCard } from "#art/screens/payment-card.tsx";

const ticked = ["Juniors", "Coaches"];

/** Two sub accounts paid at once with the card that is on file. */
export const storedCard = detail("hat/stored-card", () => (
  <AccentOf accent="green">
    <Light>
      <g transform="rotate(-8 130 250)">
        <PaymentCard x={14} y={176} width={226} last="4417" />
      </g>
    </Light>
    <Phone x={220} y={22} width={244} height={356} light>
      <Strong x={18} y={64} size={18}>
        Pay balance
      </Strong>
      {hockeyClub.map(([name, amount], index) => (
        <Row
          key={name}
          x={18}
          y={78 + index * 38}
          width={208}
          height={38}
          title={name}
          value={amount}
          selected={ticked.includes(name)}
          lead={<Tick x={-15} y={-11} on={ticked.includes(name)} />}
          last
        />
      ))}
      <Label x={18} y={258}>
        Payment
      </Label>
      <Strong x={17} y={292} size={34}>
        $693.50
      </Strong>
      <Button x={16} y={306} width={212} height={40} label="Confirm payment" kind="solid" />
    </Phone>
    <Icon name="lock" x={24} y={96} size={32} width={2} />
    <Strong x={66} y={119} size={18}>
      Stored card
    </Strong>
  </AccentOf>
));
