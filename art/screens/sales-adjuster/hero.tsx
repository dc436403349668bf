import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Toggle } from "#art/kit/choice.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { heroes } from "#art/screens/clover-picture.ts";
import { Receipt } from "./receipt.tsx";
import { cookCounty, TaxGroup } from "./tax-group.tsx";

/** Everything that can be adjusted on one phone, and a receipt on which it was. */
export const salesAdjusterHeroes = heroes(
  "sales-adjuster",
  () => (
    <AccentOf accent="ochre">
      <g transform="rotate(4 540 280)">
        <Receipt x={414} y={84} width={272} />
      </g>
      <Phone x={70} y={22} width={288} height={516} light>
        <Settings />
      </Phone>
    </AccentOf>
  ),
  () => (
    <AccentOf accent="ochre">
      <Phone x={71} y={14} width={248} height={434} light>
        <g transform="translate(-1 -10) scale(.86)">
          <Settings />
        </g>
      </Phone>
    </AccentOf>
  ),
);

/** A tax group, two discounts and a rounding. 288 by 516. */
function Settings() {
  return (
    <>
      <Badge x={18} y={42} size={34} sign="±" />
      <Strong x={64} y={66} size={20}>
        Sales Adjuster
      </Strong>
      <TaxGroup
        x={18}
        y={88}
        width={256}
        baseWidth={98}
        items={[...cookCounty, ["Bag fee", "$0.10"]]}
        selected="Prepared food"
        step={36}
      />
      <Label x={18} y={338}>
        Discounts
      </Label>
      <Pairs
        x={18}
        y={366}
        width={256}
        rows={[
          ["Happy hour", "15%"],
          ["Staff meal", "$5.00"],
        ]}
        step={32}
      />
      <Words x={18} y={440}>
        Round up to quarter
      </Words>
      <Toggle x={232} y={422} on />
      <Rule x={18} y={456} width={256} />
      <Button x={18} y={466} width={256} height={40} label="Save" kind="solid" size={17} />
    </>
  );
}
