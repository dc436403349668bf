import { Button } from "#art/kit/button.tsx";
import { Dialog, Veil } from "#art/kit/dialog.tsx";
import { Label } from "#art/kit/label.tsx";

/** Asks before a pre-auth is voided. Its Confirm button is in the middle of 280, 285. */
export function ConfirmVoid() {
  return (
    <>
      <Veil width={424} height={388} />
      <Dialog x={62} y={150} width={300} height={176} title="Void this pre-auth?">
        <Label x={20} y={68}>
          $59.54, card ending in 2093
        </Label>
        <Button x={20} y={112} width={124} height={46} label="Back" />
        <Button x={156} y={112} width={124} height={46} label="Confirm" kind="solid" />
      </Dialog>
    </>
  );
}
