import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Chip } from "#art/kit/chip.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { SearchField } from "#art/kit/search-field.tsx";
import { AccountRows } from "./account-rows.tsx";
import { accounts } from "./accounts.ts";
import { Portal } from "./portal.tsx";

interface PortalAccountsProps {
  /** The accounts that are ticked; given at all, the list is in its selecting state. */
  readonly ticked?: readonly string[];
  /** What the ticked accounts owe together. */
  readonly sum?: string;
}

const shown = accounts.filter(({ name }) => !["Nadia Petrov", "Fire Station 9"].includes(name));

/** The accounts in the web portal; each row is 31 high, the first from 101 on. 438 by 374. */
export function PortalAccounts({ ticked, sum }: PortalAccountsProps) {
  return (
    <Portal page="Accounts">
      <SearchField x={16} y={60} width={312} height={34} placeholder="Find an account" />
      <Chip x={340} y={60} label="Select" width={82} selected={ticked !== undefined} />
      <AccountRows x={16} y={101} width={406} height={31} ticked={ticked} rows={shown} />
      {ticked && sum && <SumBar count={ticked.length} sum={sum} />}
    </Portal>
  );
}

function SumBar({ count, sum }: { readonly count: number; readonly sum: string }) {
  return (
    <>
      <Box x={0} y={322} width={438} height={52} radius={6} fill="green-2" />
      <Label x={16} y={353}>
        {count === 1 ? "1 account" : `${count} accounts`}
      </Label>
      <Strong x={122} y={355} size={21}>
        {sum}
      </Strong>
      <Button x={272} y={329} width={150} height={38} label="Create invoice" kind="solid" />
    </>
  );
}
