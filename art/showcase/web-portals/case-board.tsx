import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Cases on their way through four columns; one of them is urgent. */
export const caseBoard: Drawing = {
  name: "showcase/web-portals/case-board",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <HandOf t={ramp(-20, 300, 1.1)} amp={4} over={9} wave={70} passes={1} width={1.5}>
        <Sketch d={[0, 1, 2].map((k) => line(112 + k * 96, 24, 112 + k * 96, 290)).join("")} width={1.1} />
        {columns.map((column, index) => (
          <Column key={column.title} {...column} x={20 + index * 96} />
        ))}
      </HandOf>
    </>
  ),
};

interface ColumnProps {
  readonly title: string;
  readonly cases: readonly (readonly [name: string, due: string])[];
}

const columns: readonly ColumnProps[] = [
  {
    title: "New",
    cases: [
      ["Moreno", "Dec 2"],
      ["Ganbat", "Dec 4"],
      ["Ellery", "Dec 9"],
    ],
  },
  {
    title: "Open",
    cases: [
      ["Novak", "Nov 28"],
      ["Batbold", "tomorrow"],
    ],
  },
  {
    title: "Court",
    cases: [
      ["Alvarez", "Dec 1"],
      ["Okafor", "Dec 8"],
      ["Petrov", "Jan 12"],
    ],
  },
  { title: "Done", cases: [["Haddad", "Nov 6"]] },
];

function Column({ title, cases, x }: ColumnProps & { readonly x: number }) {
  return (
    <>
      <Strong x={x} y={46} size={18}>
        {title}
      </Strong>
      {cases.map(([name, due], index) => (
        <Card key={name} name={name} due={due} x={x - 3} y={64 + index * 76} />
      ))}
    </>
  );
}

interface CardProps {
  readonly name: string;
  readonly due: string;
  readonly x: number;
  readonly y: number;
}

function Card({ name, due, x, y }: CardProps) {
  const urgent = due === "tomorrow";
  return (
    <>
      <Sketch d={rect(x, y, 84, 64, 7)} fill={urgent ? "text" : "sheet"} />
      <Strong x={x + 9} y={y + 26} size={16} color={urgent ? "sheet" : undefined}>
        {name}
      </Strong>
      <Label x={x + 9} y={y + 48} color={urgent ? "sheet" : "mute"}>
        {due}
      </Label>
      {urgent && <Sketch d={line(x + 7, y + 55, x + 76, y + 54)} t={0.9} amp={4} over={3} width={2} color="sheet" />}
    </>
  );
}
