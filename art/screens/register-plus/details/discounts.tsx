import { AccentOf } from "#art/kit/accent.tsx";
import { Box, Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { order118 } from "#art/screens/register-plus/items.ts";
import { OrderLines } from "#art/screens/register-plus/order-lines.tsx";

/** Order 118: a discount on one item, and a field for one on the whole order. */
export const discounts = detail("register-plus/discounts", () => (
  <AccentOf accent="sky">
    <Sheet x={24} y={20} width={436} height={360} light>
      <Strong x={28} y={42} size={22}>
        Order 118
      </Strong>
      <OrderLines x={28} y={54} width={380} lines={order118.slice(0, 2)} step={39} size={17} />
      <Box x={16} y={135} width={404} height={78} radius={10} fill="sky-2" />
      <OrderLines x={28} y={134} width={380} lines={order118.slice(2)} step={39} size={17} selected="Country loaf" />
      <Strong x={49} y={198} size={17} color="sky">
        Item discount 10%
      </Strong>
      <Strong x={408} y={198} anchor="end" size={17} color="sky">
        −0.65
      </Strong>
      <Label x={28} y={252} size={17}>
        Whole order
      </Label>
      <Field x={150} y={226} width={112} placeholder="0" unit="%" />
      <Button x={274} y={226} width={134} label="Apply" />
      <Pairs x={28} y={296} width={380} rows={[["Tax 10.25%", "1.70"]]} size={17} quiet />
      <Rule x={28} y={308} width={380} color="text" />
      <Total x={28} y={343} width={380} name="Total" value="$18.25" size={32} />
    </Sheet>
  </AccentOf>
));
