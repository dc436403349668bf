import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { type Cubic, pointAt } from "#art/drawing/segment.ts";
import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { useStage } from "#art/engine/stage.ts";
import { place } from "#art/works/motifs/place.ts";
import { Thing } from "#art/works/motifs/thing.tsx";
import { type ThingName, things } from "#art/works/motifs/things.ts";

/** Three lines that tangle, and then run as one bus into one screen. In the product of it none crosses another. */
export const integrations: Drawing = {
  name: "cards/integrations",
  width: 412,
  height: 340,
  draw: () => (
    <>
      {systems.map((system) => (
        <System key={system.thing} system={system} />
      ))}
      <Screen />
    </>
  ),
};

interface System {
  readonly thing: ThingName;
  readonly y: number;
  readonly value: string;
  /** Where its line runs in the bus, and how it tangles before. */
  readonly lane: number;
  readonly leave: Point;
  readonly arrive: Point;
  readonly radii: readonly number[];
  readonly side: 1 | -1;
}

const systems: readonly System[] = [
  {
    thing: "calendar",
    y: 46,
    value: "Tue 10:30",
    lane: 182,
    leave: [170, 40],
    arrive: [110, 190],
    radii: [19, 28, 15],
    side: -1,
  },
  {
    thing: "register",
    y: 168,
    value: "$18.25",
    lane: 158,
    leave: [150, 220],
    arrive: [176, 156],
    radii: [24, 17, 27],
    side: 1,
  },
  {
    thing: "bottle",
    y: 290,
    value: "2 ready",
    lane: 170,
    leave: [150, 310],
    arrive: [140, 169],
    radii: [16, 30, 20],
    side: 1,
  },
];

function System({ system: { thing, y, ...cable } }: { readonly system: System }) {
  const isProduct = useStage() === "product";
  return (
    <>
      <Sketch d={place(things[thing], 3, y - 28, 1.2)} amp={2.4} over={6} wave={34} passes={1} width={1.7} />
      <HandOf t={ramp(60, 220, 1.1)} amp={5} over={2} wave={110} passes={1} pencilOpacity={0.5} width={1.7}>
        <Sketch d={isProduct ? laid(y) : tangle(y, cable)} />
      </HandOf>
    </>
  );
}

function tangle(y: number, { lane, leave, arrive, radii, side }: Omit<System, "thing" | "y">): string {
  const course: Cubic = { kind: "cubic", from: [66, y], leave, arrive, to: [222, lane] };
  const way = (u: number): Point => pointAt(course, u);
  return curve([...coil({ way, from: 0.2, to: 0.76, radii, side }, 13), [240, lane], [258, lane], [276, lane]]);
}

/** Each system's own lane of the bus, in the order in which they stand; the one in the middle runs straight. */
function laid(y: number): string {
  const lane = 170 + Math.sign(y - 168) * 12;
  const start = lane === 170 ? lane : y;
  return `M66 ${start}C150 ${start} 150 ${lane} 234 ${lane}H276`;
}

function Screen() {
  return (
    <>
      <Line d={rect(284, 86, 124, 168, 12)} width={1.7} fill="sheet" />
      <Line d={rect(270, 148, 14, 44, 3)} width={1.7} fill="ground" />
      <Line d={line(284, 142, 408, 142) + line(284, 198, 408, 198)} color="line" width={1} />
      {systems.map(({ thing, value }, row) => (
        <Row key={thing} thing={thing} value={value} y={114 + row * 56} />
      ))}
    </>
  );
}

function Row({ thing, value, y }: { readonly thing: ThingName; readonly value: string; readonly y: number }) {
  return (
    <>
      <Thing name={thing} x={295} y={y - 10} size={20} width={1.4} />
      <Text x={323} y={y + 5.5} size={16} weight={640} tracking={-0.02}>
        {value}
      </Text>
    </>
  );
}
