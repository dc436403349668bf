import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Segments, Tick } from "#art/kit/choice.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { hockeyClub } from "./accounts.ts";

interface PayBalanceProps {
  readonly owner?: string;
  /** What can be ticked: the parts of an account, or several accounts. Four at most. */
  readonly parts?: readonly (readonly [name: string, balance: string])[];
  readonly ticked?: readonly string[];
  readonly amount?: "Full balance" | "Other amount";
  readonly method?: "Cash" | "Card" | "Stored card";
  readonly payment?: string;
  readonly newBalance?: string;
}

/** A payment for some parts of an account, Prairie Hockey Club's by default. 420 by 384. */
export function PayBalance(props: PayBalanceProps) {
  const { owner = "Prairie Hockey Club", parts = hockeyClub, ticked = [], amount, method, payment, newBalance } = props;
  return (
    <>
      <AppBar title="Pay balance" />
      <Label x={404} y={35} anchor="end">
        {owner}
      </Label>
      {parts.map(([name, balance], index) => (
        <Row
          key={name}
          x={16}
          y={54 + index * 37}
          width={388}
          height={37}
          title={name}
          value={balance}
          selected={ticked.includes(name)}
          last={index === parts.length - 1 || ticked.includes(parts[index + 1]?.[0] ?? "")}
          lead={<Tick x={-15} y={-11} on={ticked.includes(name)} />}
        />
      ))}
      <Segments x={16} y={212} width={388} items={["Full balance", "Other amount"]} selected={amount} />
      <Segments x={16} y={260} width={388} items={["Cash", "Card", "Stored card"]} selected={method} />
      <Box x={16} y={312} width={388} height={1.4} radius={0} fill="line" />
      {payment && <Due payment={payment} newBalance={newBalance} />}
      <Button x={232} y={328} width={172} height={44} label="Confirm payment" kind="solid" />
    </>
  );
}

function Due({ payment, newBalance = "" }: { readonly payment: string; readonly newBalance?: string }) {
  return (
    <>
      <Strong x={16} y={347} size={23}>
        {payment}
      </Strong>
      <Label x={16} y={371}>{`New balance ${newBalance}`}</Label>
    </>
  );
}
