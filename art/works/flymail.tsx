import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { At } from "#art/engine/group.tsx";
import { HandOf } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { Envelope } from "./motifs/envelope.tsx";
import { Ground } from "./motifs/ground.tsx";
import { PaperPlane } from "./motifs/paper-plane.tsx";
import { Till } from "./motifs/till.tsx";
import { workSize } from "./size.ts";

/** Letters that leave from the register. */
export const flymail: Drawing = {
  name: "works/flymail",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} color="ground-2" />
      <Line d={curve(flight)} width={2.6} dash="0.1 9" />
      <HandOf t={ramp(20, 260, 1.1)} amp={5} over={10} wave={70} passes={1} width={1.7}>
        <Till x={42} y={330} says="46 letters" />
        <Stack />
      </HandOf>
      <PaperPlane x={296} y={226} course={-118} scale={1.25} />
      <Text x={246} y={452} size={26} weight={690} tracking={-0.03}>
        Flymail
      </Text>
      <Label x={246} y={478}>
        sent at 9:30
      </Label>
    </>
  ),
};

// Up from the receipt, once round, and on to the envelopes.
const flight: readonly Point[] = [
  [172, 412],
  [196, 360],
  [240, 316],
  [290, 318],
  [306, 360],
  [276, 386],
  [246, 360],
  [258, 306],
  [300, 270],
  [312, 230],
  [290, 190],
  [262, 166],
];

function Stack() {
  return (
    <>
      <At x={52} y={44}>
        <g transform="rotate(-13)">
          <Envelope x={0} y={36} width={196} />
        </g>
      </At>
      <At x={64} y={50}>
        <g transform="rotate(8)">
          <Envelope x={0} y={16} width={196} />
        </g>
      </At>
      <Envelope x={58} y={88} width={196} to="Harlow Dental" />
    </>
  );
}
