import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";

/** One purchase with its items, tax and tip. 420 by 384. */
export function Purchase({ deleted = false }: { readonly deleted?: boolean }) {
  return (
    <>
      <AppBar title="Purchase" />
      <Label x={404} y={35} anchor="end">
        Nov 18
      </Label>
      <Label x={16} y={76}>
        Prairie Hockey Club · Coaches · rung up by Dana
      </Label>
      <Pairs x={16} y={114} width={388} rows={lines} step={38} />
      <Total x={16} y={294} width={388} name="Total" value="61.40" size={30} />
      {deleted ? (
        <Button x={16} y={326} width={388} height={44} label="Recover" kind="solid" />
      ) : (
        <>
          <Button x={16} y={326} width={188} height={44} label="Edit" />
          <Button x={216} y={326} width={188} height={44} label="Delete" />
        </>
      )}
    </>
  );
}

const lines = [
  ["12 coffees", "35.88"],
  ["8 bagels", "18.00"],
  ["Tax 10.25%", "5.52"],
  ["Tip", "2.00"],
] as const;
