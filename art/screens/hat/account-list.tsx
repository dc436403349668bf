import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Chip } from "#art/kit/chip.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { SearchField } from "#art/kit/search-field.tsx";
import { AccountRows } from "./account-rows.tsx";
import { type Account, accounts } from "./accounts.ts";

interface AccountListProps {
  /** The accounts that are ticked; given at all, the list is in its selecting state. */
  readonly ticked?: readonly string[];
  /** The account that is open. */
  readonly selected?: string;
  /** What the bar below the list adds up to. */
  readonly sum?: string;
  /** What was typed to find an account. */
  readonly search?: string;
  readonly list?: readonly Account[];
}

/** All house accounts. 420 by 384. */
export function AccountList({ ticked, selected, sum, search, list = accounts }: AccountListProps) {
  const rows = sum ? list.slice(0, 8) : list;
  return (
    <>
      <AppBar sign="H" title="House accounts" size={18}>
        <Chip x={211} y={11} label="Select" selected={ticked !== undefined} />
        <Button x={291} y={11} width={117} height={34} label="New account" />
      </AppBar>
      <SearchField x={16} y={54} width={388} height={32} placeholder="Find an account" value={search} />
      <AccountRows x={16} y={91} width={388} height={sum ? 28.5 : 32} {...{ rows, ticked, selected }} />
      {ticked && sum && <SumBar count={ticked.length} sum={sum} />}
    </>
  );
}

function SumBar({ count, sum }: { readonly count: number; readonly sum: string }) {
  return (
    <>
      <Box x={1} y={321} width={418} height={62} radius={7} fill="green-2" />
      <Label x={16} y={347}>{`${count} accounts`}</Label>
      <Strong x={16} y={371} size={21}>
        {sum}
      </Strong>
      <Button x={134} y={332} width={126} label="Pay balance" kind="solid" />
      <Button x={270} y={332} width={134} label="Create invoice" />
    </>
  );
}
