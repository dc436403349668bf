import { chance } from "#art/drawing/noise.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A week of dishes on slips, and what every day costs. */
export const menuPlanner: Drawing = {
  name: "showcase/web-portals/menu-planner",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <HandOf t={ramp(0, 300, 1.1)} amp={3} over={7} wave={60} passes={1} width={1.4}>
        <Sketch d={line(18, 56, 394, 56)} width={1.6} />
        {week.map((day, index) => (
          <Day key={day.name} {...day} x={20 + index * 54} />
        ))}
        <Sketch d={line(18, 256, 394, 256)} width={1.6} />
      </HandOf>
    </>
  ),
};

interface DayProps {
  readonly name: string;
  readonly dishes: readonly string[];
  readonly cost: string;
}

const week: readonly DayProps[] = [
  { name: "Mon", dishes: ["Soup", "Pie"], cost: "$38" },
  { name: "Tue", dishes: ["Fish", "Rice", "Figs"], cost: "$64" },
  { name: "Wed", dishes: ["Stew"], cost: "$41" },
  { name: "Thu", dishes: ["Soup", "Fish"], cost: "$57" },
  { name: "Fri", dishes: ["Pie", "Salad", "Tart"], cost: "$52" },
  { name: "Sat", dishes: ["Lamb", "Rice"], cost: "$86" },
  { name: "Sun", dishes: ["Roast", "Tart"], cost: "$79" },
];

function Day({ name, dishes, cost, x }: DayProps & { readonly x: number }) {
  return (
    <>
      <Strong x={x + 24} y={44} size={17} anchor="middle">
        {name}
      </Strong>
      {dishes.map((dish, index) => (
        <Slip key={dish} dish={dish} x={x} y={70 + index * 60} />
      ))}
      <Text x={x + 24} y={284} size={18} weight={cost === "$86" ? 700 : 480} anchor="middle" tabular>
        {cost}
      </Text>
    </>
  );
}

/** Pinned by hand, so never quite straight. */
function Slip({ dish, x, y }: { readonly dish: string; readonly x: number; readonly y: number }) {
  const turn = Math.round((chance(x, y) - 0.5) * 14);
  return (
    <g transform={`rotate(${turn} ${x + 24} ${y + 6})`}>
      <Line
        d={rect(x, y, 48, 46, 2)}
        fill={dish === "Fish" ? "sky-2" : dish === "Soup" ? "ochre-2" : "sheet"}
        width={1.4}
      />
      <Shape d={ellipse(x + 24, y + 8, 3)} />
      <Text x={x + 24} y={y + 32} size={15} weight={560} anchor="middle" tracking={-0.02}>
        {dish}
      </Text>
    </g>
  );
}
