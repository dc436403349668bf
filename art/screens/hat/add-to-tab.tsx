import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Segments } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { SearchField } from "#art/kit/search-field.tsx";

interface AddToTabProps {
  /** What was typed to find the account. */
  readonly search?: string;
  readonly found?: boolean;
  readonly sub?: "Juniors" | "Coaches" | "Ice crew";
  readonly tip?: string;
  readonly total?: string;
}

/** An order on its way to a customer's tab. 420 by 384. */
export function AddToTab({ search, found, sub, tip, total = "61.40" }: AddToTabProps) {
  return (
    <>
      <AppBar title="Add to tab" />
      <Label x={404} y={35} anchor="end">
        12 coffees, 8 bagels
      </Label>
      <SearchField x={16} y={58} width={388} height={40} placeholder="Find an account" value={search} size={16} />
      {found && (
        <>
          <Row
            x={16}
            y={106}
            width={388}
            height={54}
            avatar="P"
            title="Prairie Hockey Club"
            value="1,223.20"
            selected
          />
          <Label x={16} y={192}>
            Sub account
          </Label>
          <Segments x={16} y={202} width={388} items={["Juniors", "Coaches", "Ice crew"]} selected={sub} />
        </>
      )}
      <Field x={16} y={276} width={110} label="Tip" value={tip} align="end" />
      <Label x={404} y={268} anchor="end">
        Total with tax and tip
      </Label>
      <Strong x={404} y={308} anchor="end" size={34}>
        {total}
      </Strong>
      <Box x={16} y={326} width={388} height={1.2} radius={0} fill="line" />
      <Button x={16} y={334} width={388} label="Confirm" kind="solid" size={16} />
    </>
  );
}
