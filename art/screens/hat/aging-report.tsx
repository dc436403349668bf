import { Chips } from "#art/kit/chip.tsx";
import { Table } from "#art/kit/table.tsx";
import { Portal } from "./portal.tsx";

/** What four accounts owe, by how long they have owed it. 438 by 374. */
export function AgingReport() {
  return (
    <Portal page="Reports">
      <Chips x={8} y={64} items={["Balances", "Aging"]} selected="Aging" />
      <Table x={16} y={114} width={406} columns={columns} rows={aging} rowHeight={52} selected={0} size={16} />
    </Portal>
  );
}

const columns = [
  { title: "Account", x: 0 },
  { title: "To 30 days", x: 254, align: "end" },
  { title: "31 to 60", x: 330, align: "end" },
  { title: "Over 60", x: 406, align: "end" },
] as const;

/** Each line adds up to what its account owes. */
export const aging = [
  ["Mesa Roofing Co.", "2,411.25", "960.00", "500.00"],
  ["Bayan Grill", "840.00", "350.00", "0.00"],
  ["Lake Court Residents", "608.90", "0.00", "0.00"],
  ["Prairie Hockey Club", "1,064.60", "220.00", "0.00"],
] as const;
