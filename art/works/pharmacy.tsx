import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { type Cubic, pointAt } from "#art/drawing/segment.ts";
import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { Capsule } from "./motifs/capsule.tsx";
import { Ground } from "./motifs/ground.tsx";
import { Medicine } from "./motifs/medicine.tsx";
import { workSize } from "./size.ts";

/** From the prescription to the bottle that it asks for. */
export const pharmacy: Drawing = {
  name: "works/pharmacy",
  ...workSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...workSize} color="night" />
      <HandOf t={ramp(20, 280, 1.1)} amp={6} over={11} wave={80} passes={1} width={1.7}>
        <Prescription />
        <Capsule x={146} y={214} length={152} turn={38} fill="night" />
        <Capsule x={146} y={214} length={152} turn={-40} fill="night" />
        <Sketch d={way()} amp={3} over={2} />
        <Line d={line(327, 340, 336, 351, 345, 340)} width={1.8} />
        {stock.map((label, index) => (
          <Medicine key={label} x={40 + index * 88} y={466} label={label} fill="night" />
        ))}
        <Sketch d={line(24, 467, 388, 467)} width={2} />
        <Sketch d={line(48, 468, 48, 496) + line(364, 468, 364, 496)} />
      </HandOf>
    </>
  ),
};

const stock = ["Zinc", "Ibu", "D3", "Amox"];

function Prescription() {
  return (
    <>
      <Sketch d="M42 36H218L250 68V312H42ZM218 36V68H250" />
      <Text x={64} y={104} size={50} weight={690} tracking={-0.04}>
        Rx
      </Text>
      <Label x={140} y={82}>
        70421
      </Label>
      <Label x={140} y={103}>
        3 a day
      </Label>
      <Line d={line(64, 290, 160, 290)} width={1.3} />
    </>
  );
}

/** Out of the sheet, twice round, and down to the last bottle. */
function way(): string {
  const course: Cubic = { kind: "cubic", from: [252, 150], leave: [396, 140], arrive: [336, 270], to: [336, 348] };
  return curve(coil({ way: (u) => pointAt(course, u), from: 0.12, to: 0.7, radii: [26, 20], side: -1 }, 12));
}
