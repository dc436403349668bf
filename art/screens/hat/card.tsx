import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { Tablet } from "#art/kit/tablet.tsx";
import { cards } from "#art/screens/clover-picture.ts";
import { accounts } from "./accounts.ts";

/** Nine house accounts at a glance, the first of them open. */
export const hatCards = cards("hat", {
  draw: (light) => (
    <AccentOf accent="green">
      <Tablet x={30} y={28} width={352} height={384} light={light}>
        <Badge x={14} y={12} size={30} sign="H" />
        <Strong x={54} y={34} size={19}>
          House accounts
        </Strong>
        <Icon name="search" x={316} y={16} size={22} />
        <OpenAccount />
        {accounts.slice(1).map(({ name, balance }, index) => (
          <Row
            key={name}
            x={18}
            y={131 + index * 31}
            width={316}
            height={31}
            title={name}
            value={balance}
            valueColor={balance.startsWith("−") ? "green" : undefined}
            last={index === 7}
          />
        ))}
      </Tablet>
    </AccentOf>
  ),
});

function OpenAccount() {
  return (
    <>
      <Box x={8} y={52} width={336} height={74} radius={10} fill="green-2" />
      <Strong x={18} y={77} size={16}>
        Prairie Hockey Club
      </Strong>
      <Label x={18} y={108}>
        Main + 3 sub accounts
      </Label>
      <Strong x={334} y={110} anchor="end" size={30}>
        $1,284.60
      </Strong>
    </>
  );
}
