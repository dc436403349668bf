import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Dot, Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** One track fans out into five; the switch is being set. */
export const yardPlanner: Drawing = {
  name: "showcase/web-portals/yard-planner",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Text x={24} y={56} size={28} weight={690} tracking={-0.03}>
        Yard B
      </Text>
      <HandOf t={ramp(10, 190, 1.1)} amp={5} over={6} wave={80} passes={1}>
        <Sketch d={tracks.map(track).join("")} width={1.8} />
      </HandOf>
      <Line d={track(56)} width={4} />
      <Dot x={96} y={154} r={9} />
      <Line d={ellipse(96, 154, 17)} width={1.6} />
      <Line d={line(96, 137, 96, 112) + line(84, 112, 108, 112)} width={2} />
      {cars.map((car) => (
        <Car key={car.number} {...car} />
      ))}
    </>
  ),
};

const tracks = [56, 105, 154, 203, 252];

function track(y: number): string {
  return `M-10 154H96C150 154 150 ${y} 206 ${y}H430`;
}

interface CarProps {
  readonly x: number;
  readonly y: number;
  readonly number: string;
  readonly loaded?: boolean;
}

const cars: readonly CarProps[] = [
  { x: 14, y: 154, number: "07" },
  { x: 240, y: 105, number: "12", loaded: true },
  { x: 304, y: 105, number: "31", loaded: true },
  { x: 304, y: 154, number: "44" },
  { x: 228, y: 203, number: "18" },
  { x: 292, y: 203, number: "25", loaded: true },
  { x: 356, y: 203, number: "26", loaded: true },
  { x: 340, y: 252, number: "09" },
];

function Car({ x, y, number, loaded = false }: CarProps) {
  const d = rect(x, y - 19, 56, 32, 5);
  return (
    <>
      {loaded ? <Shape d={d} /> : <Line d={d} fill="sheet" width={1.7} />}
      <Line d={ellipse(x + 13, y + 15, 5) + ellipse(x + 43, y + 15, 5)} fill="sheet" width={1.6} />
      <Text x={x + 28} y={y + 3} size={18} weight={640} anchor="middle" color={loaded ? "sheet" : undefined} tabular>
        {number}
      </Text>
    </>
  );
}
