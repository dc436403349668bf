import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { ellipse } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Box } from "#art/kit/box.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Ground } from "./motifs/ground.tsx";
import { PhoneOutline } from "./motifs/phone-outline.tsx";
import { workSize } from "./size.ts";

/** A provider's day as one line with four visits on it. */
export const providerMobileApp: Drawing = {
  name: "works/provider-mobile-app",
  ...workSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...workSize} color="night" />
      <PhoneOutline x={76} y={48} width={260} height={560} fill="night" />
      <Text x={100} y={112} size={28} weight={690} tracking={-0.03}>
        Thursday
      </Text>
      <Label x={312} y={111} anchor="end">
        4 visits
      </Label>
      <Sketch
        d={curve(day)}
        t={([, y]) => Math.max(0, (420 - y) / 320)}
        amp={4}
        over={4}
        wave={60}
        passes={1}
        width={1.8}
      />
      {visits.map((visit, index) => (
        <Visit key={visit.time} {...visit} y={166 + index * 100} done={index === 0} here={index === 1} />
      ))}
    </>
  ),
};

const lane = 118;
// The line wanders less from visit to visit.
const day: readonly Point[] = [
  [lane, 136],
  [lane - 4, 166],
  [lane + 10, 216],
  [lane, 266],
  [lane - 5, 316],
  [lane, 366],
  [lane, 420],
  [lane, 540],
];

const visits = [
  { time: "9:00 am", name: "L. Alvarez" },
  { time: "10:30", name: "R. Batbold" },
  { time: "1:15 pm", name: "J. Novak" },
  { time: "3:00 pm", name: "M. Ellery" },
];

interface VisitProps {
  readonly time: string;
  readonly name: string;
  readonly y: number;
  readonly done: boolean;
  readonly here: boolean;
}

function Visit({ time, name, y, done, here }: VisitProps) {
  return (
    <>
      {here && <Box x={142} y={y - 32} width={178} height={88} radius={12} />}
      {done || here ? (
        <>
          <Shape d={ellipse(lane, y, 11)} />
          <Icon name="check" x={lane - 8} y={y - 8} size={16} color="night" width={2.2} />
        </>
      ) : (
        <Line d={ellipse(lane, y, 9)} fill="night" width={1.8} />
      )}
      <Strong x={154} y={y - 3} size={19} color={here ? "night" : undefined}>
        {name}
      </Strong>
      <Label x={154} y={y + 20} color={here ? "night" : "mute"}>
        {here ? "Checked in" : time}
      </Label>
      {here && (
        <Strong x={154} y={y + 43} size={17} color="night">
          {time}
        </Strong>
      )}
    </>
  );
}
