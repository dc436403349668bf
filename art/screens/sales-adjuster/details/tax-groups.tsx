import { AccentOf } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { cookCounty } from "#art/screens/sales-adjuster/tax-group.tsx";

/** A county with its default percent and the products that differ from it. */
export const taxGroups = detail("sales-adjuster/tax-groups", () => (
  <AccentOf accent="ochre">
    <Sheet x={24} y={20} width={436} height={360} light>
      <Icon name="pin" x={24} y={24} size={32} color="ochre" width={2} />
      <Strong x={66} y={50} size={26}>
        Cook County
      </Strong>
      <Box x={24} y={76} width={388} height={92} radius={12} fill="ochre-2" />
      <Label x={44} y={130} size={18}>
        Default
      </Label>
      <Strong x={392} y={140} anchor="end" size={50}>
        10.25%
      </Strong>
      {cookCounty.map(([name, percent], index) => (
        <Row
          key={name}
          x={28}
          y={178 + index * 56}
          width={380}
          height={56}
          title={name}
          value={percent}
          last={index === 2}
          size={20}
        />
      ))}
    </Sheet>
  </AccentOf>
));
