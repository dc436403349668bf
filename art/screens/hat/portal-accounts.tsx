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

/** The accounts in the web portal. 438 by 374. */
export function PortalAccounts({ ticked, sum }: PortalAccountsProps) {
  return (
    <Portal page="Accounts">
      <SearchField x={16} y={62} width={312} height={34} placeholder="Find an account" />
      <Chip x={340} y={62} label="Select" width={82} selected={ticked !== undefined} />
      <AccountRows x={16} y={101} width={406} height={29.6} ticked={ticked} rows={sum ? accounts.slice(0, 7).concat(accounts.slice(8)) : accounts} />
      {ticked && sum && (
        <>
          <Box x={0} y={338} width={438} height={36} radius={0} fill="green-2" />
          <Box x={0} y={318} width={438} height={50} radius={0} fill="green-2" />
          <Label x={16} y={350}>{`${ticked.length} ${ticked.length === 1 ? "account" : "accounts"}`}</Label>
          <Strong x={126} y={351} size={21}>
            {sum}
          </Strong>
          <Button x={272} y={326} width={150} height={38} label="Create invoice" kind="solid" />
        </>
      )}
    </Portal>
  );
}
