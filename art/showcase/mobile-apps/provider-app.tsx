import { curve } from "#art/drawing/curve.ts";
import { ellipse } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Box } from "#art/kit/box.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Four visits on one line, the second of them under way. */
export const providerApp: Drawing = {
  name: "showcase/mobile-apps/provider-app",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <Phone x={80} y={-60} width={252} height={460}>
        <Sketch
          d={curve(day)}
          t={([, y]) => Math.max(0, (290 - y) / 260)}
          amp={3}
          over={0}
          wave={50}
          passes={1}
          width={1.8}
        />
        {visits.map(([name, time], index) => (
          <Visit key={name} name={name} time={time} y={96 + index * 78} here={index === 1} done={index < 2} />
        ))}
      </Phone>
    </>
  ),
};

const lane = 34;
const day = [
  [lane, 40],
  [lane - 5, 96],
  [lane + 6, 136],
  [lane, 174],
  [lane - 2, 214],
  [lane, 252],
  [lane, 400],
] as const;

const visits = [
  ["L. Alvarez", "9:00 am"],
  ["R. Batbold", "Checked in, 10:30"],
  ["J. Novak", "1:15 pm"],
  ["M. Ellery", "3:00 pm"],
] as const;

interface VisitProps {
  readonly name: string;
  readonly time: string;
  readonly y: number;
  readonly here: boolean;
  readonly done: boolean;
}

function Visit({ name, time, y, here, done }: VisitProps) {
  return (
    <>
      {here && <Box x={56} y={y - 31} width={184} height={62} radius={12} />}
      {done ? <Shape d={ellipse(lane, y, 12)} /> : <Line d={ellipse(lane, y, 10)} fill="sheet" width={1.8} />}
      {done && <Icon name="check" x={lane - 8} y={y - 8} size={16} color="sheet" width={2.2} />}
      <Strong x={70} y={y - 3} size={19} color={here ? "sheet" : undefined}>
        {name}
      </Strong>
      <Label x={70} y={y + 19} color={here ? "sheet" : "mute"}>
        {time}
      </Label>
    </>
  );
}
