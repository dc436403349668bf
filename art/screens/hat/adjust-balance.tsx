import { Box } from "#art/kit/box.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";

interface AdjustBalanceProps {
  readonly from?: string;
  /** What was typed. */
  readonly to?: string;
  readonly difference?: string;
}

/** The correction of a balance by hand, the lower half of the Edit screen. */
export function AdjustBalance({ from = "608.90", to = "583.90", difference = "−25.00" }: AdjustBalanceProps) {
  return (
    <>
      <Box x={8} y={208} width={404} height={166} radius={10} fill="green-2" />
      <Strong x={24} y={238} size={18}>
        Adjust balance
      </Strong>
      <Label x={24} y={274}>
        Balance now
      </Label>
      <Strong x={24} y={309} size={24}>
        {from}
      </Strong>
      <Icon name="arrow-right" x={164} y={289} size={26} width={2} />
      <Field x={224} y={282} width={172} label="New balance" value={to} size={20} focused />
      <Label x={24} y={354}>
        Difference
      </Label>
      <Strong x={396} y={354} anchor="end" size={20} color="green">
        {difference}
      </Strong>
    </>
  );
}
