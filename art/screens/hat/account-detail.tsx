import { Button } from "#art/kit/button.tsx";
import { Meter } from "#art/kit/chart.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { hockeyClub } from "./accounts.ts";

interface AccountDetailProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The size of the words; the balance is more than twice as large. */
  readonly size?: number;
  readonly step?: number;
  /** How large the name and the balance are beside what they usually are. */
  readonly head?: number;
}

/** One account: what it owes, how much of its limit that is, and what its parts owe. */
export function AccountDetail({ x, y, width, size = 15, step = 32, head = 1 }: AccountDetailProps) {
  const rowsAt = y + size * 8.2;
  const buttonsAt = rowsAt + 4 * step - size * 0.5;
  return (
    <>
      <Strong x={x} y={y + size} size={(size + 2) * head}>
        Prairie Hockey Club
      </Strong>
      <Strong x={x - 1} y={y + size * 3.6} size={size * 2.2 * head}>
        $1,284.60
      </Strong>
      <Meter x={x} y={y + size * 4.3} width={width} value={0.514} />
      <Label x={x} y={y + size * 6.1} size={size}>
        51% of $2,500 limit
      </Label>
      <Pairs x={x} y={rowsAt} width={width} rows={hockeyClub} step={step} size={size} />
      <Button x={x} y={buttonsAt} width={width} height={size * 2.6} label="Pay balance" kind="solid" size={size} />
      <Button x={x} y={buttonsAt + size * 3.2} width={width} height={size * 2.6} label="Create invoice" size={size} />
    </>
  );
}
