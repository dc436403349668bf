import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { Register } from "#art/kit/register.tsx";
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
    <Register x={27} y={130} width={156} height={232} light loose={0.6}>
      <Strong x={15} y={32} size={17}>
        Add to tab
      </Strong>
      <Label x={15} y={54}>
        Coaches
      </Label>
      <Pairs
        x={15}
        y={82}
        width={126}
        rows={[
          ["12 coffees", "35.88"],
          ["8 bagels", "18.00"],
          ["Tax, tip", "7.52"],
        ]}
        step={27}
        size={15}
      />
      <Strong x={14} y={172} size={25}>
        $61.40
      </Strong>
      <Button x={13} y={184} width={130} height={36} label="Confirm" kind="solid" />
    </Register>
  </AccentOf>
));
