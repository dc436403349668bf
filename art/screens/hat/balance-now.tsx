import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";

/** What an account owes, on its Edit screen, before anybody adjusts it. */
export function BalanceNow({ balance }: { readonly balance: string }) {
  return (
    <>
      <Label x={16} y={230}>
        Balance
      </Label>
      <Strong x={16} y={264} size={26}>
        {balance}
      </Strong>
      <Button x={212} y={226} width={192} height={42} label="Adjust balance" />
    </>
  );
}
