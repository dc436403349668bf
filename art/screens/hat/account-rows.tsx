import { Tick } from "#art/kit/choice.tsx";
import { Row } from "#art/kit/row.tsx";
import { type Account, accounts } from "./accounts.ts";

interface AccountRowsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of one row. */
  readonly height: number;
  readonly rows?: readonly Account[];
  readonly ticked?: readonly string[];
  readonly selected?: string;
  readonly avatars?: boolean;
}

/** House accounts with what they owe; what they have on deposit shows with a minus, in the app's color. */
export function AccountRows({ x, y, width, height, rows = accounts, ticked, selected, avatars }: AccountRowsProps) {
  return rows.map(({ name, balance }, index) => {
    const on = ticked?.includes(name);
    return (
      <Row
        key={name}
        {...{ x, width, height }}
        y={y + index * height}
        title={name}
        value={balance}
        valueColor={balance.startsWith("−") ? "green" : undefined}
        selected={on || name === selected}
        lead={ticked && <Tick x={-15} y={-11} on={on} />}
        avatar={avatars ? name.slice(0, 1) : undefined}
        last={index === rows.length - 1}
      />
    );
  });
}
