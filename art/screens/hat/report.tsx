import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Table } from "#art/kit/table.tsx";

interface ReportProps {
  readonly period?: string;
  readonly account?: string;
  /** Whether Show report was tapped. */
  readonly shown?: boolean;
}

/** What was owed, bought, paid and is owed now. 420 by 384. */
export function Report({ period = "Last month", account = "All accounts", shown = true }: ReportProps) {
  return (
    <>
      <AppBar sign="H" title="Reports" />
      <Field x={16} y={78} width={128} label="Period" value={period} select />
      <Field x={152} y={78} width={134} label="Accounts" value={account} select />
      <Button x={294} y={78} width={110} label="Show report" kind="solid" />
      {shown && (
        <Table x={16} y={136} width={388} columns={columns} rows={report} rowHeight={48} selected={3} size={15.5} />
      )}
    </>
  );
}

const columns = [
  { title: "Section", x: 0 },
  { title: "Total", x: 218, align: "end", strong: true },
  { title: "Revenue", x: 306, align: "end", quiet: true },
  { title: "Tax", x: 388, align: "end", quiet: true },
] as const;

/** In every row the total is revenue plus tax; start plus purchases minus payments is the end. */
export const report = [
  ["Starting Balance", "7,606.15", "6,899.00", "707.15"],
  ["Purchases", "2,450.00", "2,222.22", "227.78"],
  ["Payments", "1,650.00", "1,496.60", "153.40"],
  ["Ending Balance", "8,406.15", "7,624.62", "781.53"],
] as const;
