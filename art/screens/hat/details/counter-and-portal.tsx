import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Row } from "#art/kit/row.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { november } from "#art/screens/hat/history.tsx";
import { PortalBrowser } from "#art/screens/hat/portal-browser.tsx";

/** The same purchase in the app at the counter and in the portal at the desk. */
export const counterAndPortal = detail("hat/counter-and-portal", () => (
  <AccentOf accent="green">
    <PortalBrowser x={126} y={52} width={338} height={300} light>
      <Strong x={76} y={40} size={18}>
        Prairie Hockey Club
      </Strong>
      {november.map(([what, note, amount], index) => (
        <Row
          key={note}
          x={78}
          y={56 + index * 60}
          width={244}
          height={60}
          title={what}
          note={note.split(" · ").slice(0, 2).join(" · ")}
          value={amount}
          selected={index === 0}
          last={index === 3}
          size={15.5}
        />
      ))}
    </PortalBrowser>
    <Phone x={20} y={92} width={160} height={286} light loose={0.6}>
      <Strong x={14} y={58} size={17}>
        Add to tab
      </Strong>
      <Pairs
        x={14}
        y={92}
        width={132}
        rows={[
          ["12 coffees", "35.88"],
          ["8 bagels", "18.00"],
          ["Tax, tip", "7.52"],
        ]}
        step={30}
        size={15}
      />
      <Label x={14} y={198}>
        Coaches
      </Label>
      <Strong x={13} y={226} size={27}>
        $61.40
      </Strong>
      <Button x={12} y={240} width={136} height={36} label="Confirm" kind="solid" />
    </Phone>
  </AccentOf>
));
