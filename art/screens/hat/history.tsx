import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Chips } from "#art/kit/chip.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";

interface HistoryProps {
  readonly account?: string;
  readonly filter?: "Purchases" | "Payments" | "Deleted";
  /** What Dates is set to. */
  readonly dates?: string;
  readonly rows?: readonly Transaction[];
  /** The line under the finger. */
  readonly selected?: number;
}

/** A line of the history: what, when and by whom, how much. */
export type Transaction = readonly [what: string, note: string, amount: string];

/** What an account bought and paid, newest first. 420 by 384. */
export function History(props: HistoryProps) {
  const { account = "Prairie Hockey Club", filter, dates = "Dates", rows = november, selected } = props;
  return (
    <>
      <AppBar title="History" />
      <Label x={404} y={35} anchor="end">
        {account}
      </Label>
      <Chips x={8} y={60} items={["Purchases", "Payments", "Deleted"]} selected={filter} />
      <Box x={304} y={60} width={100} height={34} radius={17} edge="mute" />
      <Icon name="calendar" x={313} y={68} size={18} />
      <Strong x={339} y={82.5} size={15}>
        {dates}
      </Strong>
      {rows.map(([what, note, amount], index) => (
        <Row
          key={note}
          x={16}
          y={106 + index * 67}
          width={388}
          height={67}
          title={what}
          note={note}
          value={amount}
          selected={index === selected}
          last={index === rows.length - 1}
        />
      ))}
    </>
  );
}

/** The purchases of November. */
export const november: readonly Transaction[] = [
  ["12 coffees, 8 bagels", "Nov 18 · Dana · Coaches", "61.40"],
  ["Lunch for 14", "Nov 14 · Omar · Juniors", "148.20"],
  ["20 hot chocolates", "Nov 9 · Dana · Ice crew", "65.00"],
  ["Sandwich trays", "Nov 4 · Priya · Juniors", "96.75"],
];
