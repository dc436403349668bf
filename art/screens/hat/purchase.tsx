import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { type Bought, coffees } from "./purchases.ts";

interface PurchaseProps {
  readonly bought?: Bought;
  readonly deleted?: boolean;
}

/** One purchase with its items, tax and tip. 420 by 384. */
export function Purchase({ bought = coffees, deleted = false }: PurchaseProps) {
  return (
    <>
      <AppBar title="Purchase" />
      <Label x={404} y={35} anchor="end">
        {bought.date}
      </Label>
      <Label x={16} y={76}>
        {`${bought.account} · ${bought.sub} · rung up by ${bought.employee}`}
      </Label>
      <Pairs x={16} y={114} width={388} rows={bought.lines} step={38} />
      <Total x={16} y={294} width={388} name="Total" value={bought.total} size={30} />
      {deleted ? (
        <Button x={16} y={326} width={388} height={44} label="Recover" kind="solid" />
      ) : (
        <>
          <Button x={16} y={326} width={122} height={44} label="Pay" />
          <Button x={149} y={326} width={122} height={44} label="Edit" />
          <Button x={282} y={326} width={122} height={44} label="Delete" />
        </>
      )}
    </>
  );
}
