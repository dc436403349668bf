import { line } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Count } from "#art/kit/avatar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Words } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { Register } from "#art/kit/register.tsx";
import { type BakeryItem, bakery } from "./motifs/bakery.ts";
import { Ground } from "./motifs/ground.tsx";
import { place } from "./motifs/place.ts";
import { workSize } from "./size.ts";

const screen = { x: 28, y: 70, width: 356, height: 328 };

/** Pictures to choose from, and an order that may be held on a card. */
export const registerPlus: Drawing = {
  name: "works/register-plus",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} color="ground-2" />
      <AccentOf accent="sky">
        <Register {...screen} stand>
          <Items />
          <Order />
        </Register>
      </AccentOf>
    </>
  ),
};

const items: readonly (readonly [item: BakeryItem, price: string, quantity?: number])[] = [
  ["House blend", "3.25"],
  ["Sesame ring", "2.75", 2],
  ["Country loaf", "6.50", 1],
  ["Muffin", "3.40"],
  ["Spinach pie", "5.20", 1],
  ["Apple", "0.90"],
];

function Items() {
  return items.map(([item, price, quantity], index) => {
    const x = 12 + (index % 2) * 84;
    const y = 12 + Math.floor(index / 2) * 103;
    return (
      <g key={item}>
        <Box
          x={x}
          y={y}
          width={76}
          height={96}
          radius={10}
          fill={quantity ? "sky-2" : "sheet"}
          edge={quantity ? "sky" : "line"}
          edgeWidth={quantity ? 1.8 : 1.2}
        />
        <Line d={place(bakery[item], x + 14, y + 16, 1.2)} width={1.5} />
        <Text x={x + 38} y={y + 83} size={16} weight={540} anchor="middle">
          {price}
        </Text>
        {quantity && <Count x={x + 66} y={y + 10} r={12} value={quantity} />}
      </g>
    );
  });
}

function Order() {
  const left = 196;
  const width = 144;
  return (
    <>
      <Line d={line(182, 0, 182, screen.height)} color="line" width={1.2} />
      <Text x={left} y={36} size={20} weight={660} tracking={-0.02}>
        Order 118
      </Text>
      <Pairs x={left} y={72} width={width} step={31} size={15} rows={lines} />
      <Words x={left} y={216} size={15}>
        Total
      </Words>
      <Text x={left + width} y={217} size={27} weight={690} tracking={-0.03} anchor="end">
        $18.25
      </Text>
      <Button x={left} y={234} width={width} height={38} label="Pre-auth" kind="solid" size={16} />
      <Button x={left} y={279} width={width} height={38} label="Add to tab" size={16} />
    </>
  );
}

const lines = [
  ["2 rings", "5.50"],
  ["Pie", "5.20"],
  ["Loaf, 10 % off", "5.85"],
  ["Tax", "1.70"],
] as const;
