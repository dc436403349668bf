import { Light } from "#art/engine/group.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Cursor } from "#art/kit/pointer.tsx";
import { Row } from "#art/kit/row.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";

/** The menu behind a right-click on Discounts. */
export const discounts = detail("sales-adjuster/discounts", () => (
  <AccentOf accent="ochre">
    <Sheet x={112} y={22} width={344} height={244} light>
      <Row x={24} y={14} width={296} height={52} title="Happy hour" value="15%" selected size={18} />
      <Field x={24} y={100} width={196} height={46} label="Name" value="Happy hour" size={18} />
      <Field x={232} y={100} width={88} height={46} label="Percent" value="15" unit="%" size={18} focused />
      <Row x={24} y={172} width={296} height={56} title="Staff meal" value="$5.00" size={18} last />
    </Sheet>
    <Light>
      <Button x={26} y={306} width={216} height={64} label="Discounts" kind="solid" size={22} radius={12} />
      <g transform="translate(196 330) scale(1.5)">
        <Cursor x={0} y={0} />
      </g>
    </Light>
  </AccentOf>
));
