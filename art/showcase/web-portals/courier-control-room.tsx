import { ellipse, line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { Kestrel } from "#art/works/motifs/kestrel.tsx";

/** Five couriers over the town, and when they land. */
export const courierControlRoom: Drawing = {
  name: "showcase/web-portals/courier-control-room",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <HandOf t={ramp(-20, 260, 1.1)} amp={5} over={4} wave={80} passes={1}>
        <Sketch d={streets} color="line" width={1.4} pencilOpacity={0.4} />
        <Sketch d={river} color="line" width={12} passes={0} />
      </HandOf>
      {couriers.map((courier) => (
        <Courier key={courier.name} {...courier} />
      ))}
      <Line d={line(292, 0, 292, 309)} color="line" width={1.2} />
      {couriers.map(({ name, arrives }, index) => (
        <Arrival key={name} name={name} arrives={arrives} y={48 + index * 56} first={index === 0} />
      ))}
    </>
  ),
};

const streets =
  line(-10, 60, 292, 40) +
  line(-10, 150, 292, 128) +
  line(-10, 236, 292, 222) +
  line(50, -10, 66, 320) +
  line(140, -10, 154, 320) +
  line(228, -10, 238, 320) +
  line(-10, 300, 292, 60);
const river = "M-10 196C60 176 90 236 150 226C210 216 230 262 292 258";

interface CourierProps {
  readonly name: string;
  readonly arrives: string;
  readonly way: string;
  readonly at: readonly [x: number, y: number, course: number];
  readonly goal: readonly [x: number, y: number];
}

const couriers: readonly CourierProps[] = [
  { name: "K1", arrives: "9:42", way: "M40 96C70 70 110 66 136 82", at: [154, 90, 30], goal: [196, 116] },
  { name: "K2", arrives: "9:47", way: "M262 70C240 50 210 40 186 38", at: [168, 36, 186], goal: [96, 30] },
  { name: "K3", arrives: "9:51", way: "M84 284C76 250 80 220 92 196", at: [100, 178, -66], goal: [112, 142] },
  { name: "K4", arrives: "9:58", way: "M176 286C204 280 232 262 246 236", at: [252, 218, -72], goal: [264, 164] },
  { name: "K5", arrives: "10:06", way: "M22 150C20 180 22 200 26 220", at: [30, 238, 76], goal: [40, 282] },
];

function Courier({ way, at: [x, y, course], goal }: CourierProps) {
  return (
    <>
      <Line d={way} width={2} />
      <Line d={line(x, y, ...goal)} width={2} dash="0.1 7" />
      <Line d={ellipse(goal[0], goal[1], 5)} width={1.8} fill="night" />
      <Shape d={ellipse(x, y, 21)} color="night" />
      <Kestrel x={x} y={y} course={course} scale={1.1} />
    </>
  );
}

interface ArrivalProps {
  readonly name: string;
  readonly arrives: string;
  readonly y: number;
  readonly first: boolean;
}

function Arrival({ name, arrives, y, first }: ArrivalProps) {
  return (
    <>
      <Label x={310} y={y} size={16}>
        {name}
      </Label>
      <Text x={392} y={y} size={first ? 21 : 19} weight={first ? 690 : 480} anchor="end" tabular>
        {arrives}
      </Text>
      <Line d={line(310, y + 20, 392, y + 20)} color="line" width={1} />
    </>
  );
}
