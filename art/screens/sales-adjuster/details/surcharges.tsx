import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Segments } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";

/** A surcharge of 4.00 for deliveries. */
export const surcharges = detail("sales-adjuster/surcharges", () => (
  <AccentOf accent="ochre">
    <Sheet x={24} y={20} width={436} height={360} light>
      <Strong x={28} y={52} size={24}>
        New surcharge
      </Strong>
      <Field x={28} y={104} width={380} height={50} label="Name" value="Delivery" size={20} />
      <Label x={28} y={188}>
        Type
      </Label>
      <Segments x={28} y={198} width={182} height={50} items={["$", "%"]} selected="$" size={22} />
      <Field x={226} y={198} width={182} height={50} label="Amount" value="4.00" unit="$" size={20} focused />
      <Button x={28} y={280} width={380} height={54} label="Save" kind="solid" size={19} />
    </Sheet>
  </AccentOf>
));
