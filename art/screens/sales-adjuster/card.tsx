import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { cards } from "#art/screens/clover-picture.ts";
import { TaxGroup } from "./tax-group.tsx";

/** A phone with the taxes of one county. */
export const salesAdjusterCards = cards("sales-adjuster", {
  draw: (light) => (
    <AccentOf accent="ochre">
      <Phone x={56} y={22} width={300} height={396} light={light}>
        <Badge x={16} y={42} size={34} sign="±" />
        <Strong x={62} y={66} size={20}>
          Sales Adjuster
        </Strong>
        <TaxGroup x={16} y={96} width={268} baseWidth={98} selected="Prepared food" step={42} />
        <Icon name="plus" x={16} y={308} size={20} color="ochre" width={2} />
        <Strong x={44} y={324} color="ochre">
          Add a tax item
        </Strong>
        <Button x={16} y={342} width={268} label="Save" kind="solid" size={17} />
      </Phone>
    </AccentOf>
  ),
});
