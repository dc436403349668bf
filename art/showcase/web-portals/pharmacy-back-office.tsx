import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** What is on the shelf, and what must be ordered. */
export const pharmacyBackOffice: Drawing = {
  name: "showcase/web-portals/pharmacy-back-office",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ochre-2" />
      <HandOf t={ramp(0, 240, 1.1)} amp={4} over={7} wave={60} passes={1} width={1.7}>
        {stock.map(([name, count], index) => (
          <Bottle key={name} name={name} count={count} x={28 + index * 62} />
        ))}
        <Sketch d={line(12, floor, 400, floor)} width={2} />
      </HandOf>
      <Line d={line(12, floor - 92, 400, floor - 92)} width={1.8} color="sky" dash="7 6" />
      <Label x={299} y={floor - 100} anchor="middle" color="sky">
        reorder
      </Label>
    </>
  ),
};

const floor = 258;
const stock = [
  ["Zinc", 142],
  ["Ibu", 204],
  ["Amox", 46],
  ["D3", 118],
  ["Iron", 31],
  ["B12", 96],
] as const;

/** A bottle as high as it is full of stock. */
function Bottle({ name, count, x }: { readonly name: string; readonly count: number; readonly x: number }) {
  const height = 34 + count * 0.82;
  const low = height - 18 < 92;
  const y = floor - height;
  return (
    <>
      <Sketch
        d={`M${x + 6} ${y + 18}C${x} ${y + 22} ${x} ${y + 26} ${x} ${y + 32}V${floor}H${x + 46}V${y + 32}C${x + 46} ${y + 26} ${x + 46} ${y + 22} ${x + 40} ${y + 18}Z`}
        fill={low ? "ochre" : "sheet"}
      />
      <Shape d={rect(x + 5, y, 36, 17, 4)} />
      <Strong x={x + 23} y={floor - 10} size={16} anchor="middle" color={low ? "sheet" : undefined}>
        {String(count)}
      </Strong>
      <Label x={x + 23} y={floor + 26} size={16} anchor="middle">
        {name}
      </Label>
    </>
  );
}
