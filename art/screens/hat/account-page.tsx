import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Meter } from "#art/kit/chart.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { accounts } from "./accounts.ts";

interface AccountPageProps {
  readonly name: string;
  /** Another balance than the usual one, like after a payment. */
  readonly balance?: string;
}

/** One account: what it owes, its limit, its last tab, and what can be done with it. 420 by 384. */
export function AccountPage({ name, balance }: AccountPageProps) {
  const account = accounts.find((each) => each.name === name);
  const owed = balance ?? account?.balance ?? "0.00";
  const limit = account?.limit ?? "0";
  return (
    <>
      <AppBar title={name} />
      <Label x={16} y={82}>
        Balance
      </Label>
      <Strong x={15} y={124} size={40}>
        {`$${owed}`}
      </Strong>
      <Meter x={16} y={140} width={388} value={Math.min(1, amountOf(owed) / amountOf(limit))} />
      <Pairs
        x={16}
        y={180}
        width={388}
        rows={[
          ["Limit", limit],
          ["Last tab", account?.lastTab ?? "none"],
          ["Sub accounts", `${account?.subs ?? 0}`],
        ]}
        step={32}
      />
      <Button x={16} y={276} width={188} height={44} label="Pay balance" kind="solid" />
      <Button x={216} y={276} width={188} height={44} label="Create invoice" />
      <Button x={16} y={330} width={188} height={44} label="History" />
      <Button x={216} y={330} width={188} height={44} label="Edit" />
    </>
  );
}

function amountOf(written: string): number {
  return Number(written.replace(",", "").replace("−", "-"));
}
