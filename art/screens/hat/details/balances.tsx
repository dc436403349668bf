import { rect } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { hockeyClub } from "#art/screens/hat/accounts.ts";

const width = 372;
const limit = 2500;
const shades = [1, 0.75, 0.5, 0.3] as const;

/** The parts of an account, laid end to end along its limit. */
export const balances = detail("hat/balances", () => (
  <AccentOf accent="green">
    <Sheet x={24} y={20} width={436} height={360} light>
      <Strong x={32} y={48} size={18}>
        Prairie Hockey Club
      </Strong>
      <Strong x={30} y={106} size={52}>
        $1,284.60
      </Strong>
      <Box x={32} y={126} width={width} height={16} radius={8} fill="ground-2" />
      {parts().map(({ name, from, to, shade }) => (
        <Shape key={name} d={rect(32 + from, 126, to - from - 1.5, 16)} color="green" opacity={shade} />
      ))}
      <Label x={404} y={168} anchor="end">
        51% of $2,500 limit
      </Label>
      {parts().map(({ name, amount, shade }, index) => (
        <Row
          key={name}
          x={32}
          y={182 + index * 42}
          width={width}
          height={42}
          title={name}
          value={amount}
          lead={<Shape d={rect(-15, -8, 16, 16, 4)} color="green" opacity={shade} />}
          last={index === 3}
          size={17}
        />
      ))}
    </Sheet>
  </AccentOf>
));

/** Where each part begins and ends on the bar. */
function parts() {
  let at = 0;
  return hockeyClub.map(([name, amount], index) => {
    const from = at;
    at += (Number(amount) / limit) * width;
    return { name, amount, from, to: at, shade: shades[index] ?? 1 };
  });
}
