import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";

/** The detailed transaction of Order 124, with its pre-auth. 424 by 388. */
export function DetailedTransaction({ voided = false }: { readonly voided?: boolean }) {
  return (
    <>
      <AppBar title="Detailed transaction">
        <Label x={408} y={35} anchor="end">
          Order 124
        </Label>
      </AppBar>
      <Pairs
        x={16}
        y={88}
        width={392}
        rows={[
          ["3 gift boxes at 18.00", "54.00"],
          ["Tax 10.25%", "5.54"],
          ["Total", "$59.54"],
        ]}
        step={42}
      />
      <Box x={8} y={208} width={408} height={92} radius={10} fill="sky-2" />
      <Icon name="card" x={22} y={222} size={32} width={1.8} />
      <Strong x={68} y={243} size={17}>
        {voided ? "Voided" : "Pre-auth"}
      </Strong>
      <Label x={68} y={276}>
        Card ending in 2093
      </Label>
      <Strong x={402} y={243} anchor="end" size={20}>
        $59.54
      </Strong>
      <Label x={402} y={276} anchor="end">
        {voided ? "not charged" : "not charged yet"}
      </Label>
      {!voided && <Button x={16} y={324} width={392} height={46} label="Void pre-auth" kind="solid" size={17} />}
    </>
  );
}
