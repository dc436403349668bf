import { Badge } from "#art/kit/avatar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Strong } from "#art/kit/label.tsx";
import { SearchField } from "#art/kit/search-field.tsx";
import { Table } from "#art/kit/table.tsx";
import { accounts } from "./accounts.ts";

/** All accounts with their last tab, as on a large screen; the right end is left to a phone. 588 by 456. */
export function AccountTable() {
  return (
    <>
      <Badge x={20} y={16} size={34} sign="H" />
      <Strong x={66} y={40} size={20}>
        House accounts
      </Strong>
      <SearchField x={236} y={15} width={196} placeholder="Find an account" />
      <Button x={444} y={15} width={124} height={36} label="New account" kind="solid" />
      <Table
        x={20}
        y={64}
        width={548}
        columns={columns}
        rows={accounts.map(({ name, balance, lastTab }) => [name, balance, lastTab])}
        rowHeight={39.5}
        selected={0}
      />
    </>
  );
}

const columns = [
  { title: "Account", x: 0 },
  { title: "Balance", x: 276, align: "end", strong: true },
  { title: "Last tab", x: 396, align: "end", quiet: true },
] as const;
