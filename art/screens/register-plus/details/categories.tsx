import { Light } from "#art/engine/group.tsx";
import { Line } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Chip } from "#art/kit/chip.tsx";
import { Crop } from "#art/kit/crop.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { detail } from "#art/screens/clover-picture.ts";
import { ItemGrid } from "#art/screens/register-plus/item-grid.tsx";
import { bakery, type Item } from "#art/screens/register-plus/items.ts";

const lunch: readonly Item[] = [
  { name: "Spinach pie", price: "5.20", picture: "pie" },
  { name: "Sesame ring", price: "2.75", picture: "ring" },
  { name: "Cheese roll", price: "3.80", picture: "roll" },
  { name: "Baguette", price: "4.20", picture: "baguette" },
];

const size = { width: 218, height: 278 };
const left = { x: 14, y: 24 };
const right = { x: 248, y: 100 };

/** Two categories that hold the same sesame ring. */
export const categories = detail("register-plus/categories", () => (
  <AccentOf accent="sky">
    <Way />
    <Category {...left} name="Bakery" items={bakery.slice(0, 4)} />
    <Category {...right} name="Lunch" items={lunch} />
    <Light>
      {[left, right].map((place) => (
        <Crop key={place.x} {...place} {...size} radius={16}>
          <Way />
        </Crop>
      ))}
    </Light>
  </AccentOf>
));

/** From one ring to the other: pale on the black page and, drawn once more, deep on the white cards. */
function Way() {
  return <Line d="M88 100C150 20 400 10 409 168" width={2.4} dash="1 6" color="sky" />;
}

interface CategoryProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly items: readonly Item[];
}

function Category({ x, y, name, items }: CategoryProps) {
  return (
    <Sheet x={x} y={y} {...size} light>
      <Chip x={12} y={12} label={name} selected size={16} height={36} />
      <ItemGrid
        x={8}
        y={60}
        width={202}
        height={208}
        columns={2}
        items={items}
        chosen={{ "Sesame ring": 1 }}
        gap={6}
        size={14}
        countless
      />
    </Sheet>
  );
}
