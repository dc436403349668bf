import { Line } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Chip } from "#art/kit/chip.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "../../clover-picture.ts";
import { ItemGrid } from "../item-grid.tsx";
import { bakery, type Item } from "../items.ts";

const lunch: readonly Item[] = [
  { name: "Spinach pie", price: "5.20", picture: "pie" },
  { name: "Sesame ring", price: "2.75", picture: "ring" },
  { name: "Cheese roll", price: "3.80", picture: "roll" },
  { name: "Baguette", price: "4.20", picture: "baguette" },
];

/** Two categories that hold the same sesame ring. */
export const categories = detail("register-plus/categories", () => (
  <AccentOf accent="sky">
    <Category x={16} y={24} name="Bakery" items={bakery.slice(0, 4)} />
    <Category x={244} y={100} name="Lunch" items={lunch} />
    <Line d="M128 92C190 40 300 20 396 74C416 86 424 120 420 154" width={1.6} dash="1 6" />
  </AccentOf>
));

interface CategoryProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly items: readonly Item[];
}

function Category({ x, y, name, items }: CategoryProps) {
  return (
    <Sheet x={x} y={y} width={222} height={278} light>
      <Chip x={12} y={12} label={name} selected size={16} height={36} />
      <ItemGrid
        x={12}
        y={60}
        width={202}
        height={206}
        columns={2}
        items={items}
        chosen={{ "Sesame ring": 1 }}
        countless
      />
    </Sheet>
  );
}
