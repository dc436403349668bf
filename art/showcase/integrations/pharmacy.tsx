import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { Medicine } from "#art/works/motifs/medicine.tsx";

/** A prescription walks the line from the clinic to the shelf. */
export const pharmacy: Drawing = {
  name: "showcase/integrations/pharmacy",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <HandOf t={ramp(10, 280, 1.1)} amp={5} over={10} wave={80} passes={1} width={1.7}>
        <Clinic />
        <Sketch d="M168 84C214 30 318 36 366 112" over={0} width={1.8} />
        <Line d={line(354, 108, 367, 115, 371, 101)} width={1.8} />
        <Prescription />
        {stock.map((label, index) => (
          <Medicine key={label} x={32 + index * 74} y={272} label={label} fill="sheet" scale={2.1} />
        ))}
        <Medicine x={318} y={272} label="Amox" fill="sheet" scale={2.5} />
        <Sketch d={line(14, 273, 398, 273)} width={2} />
      </HandOf>
      <Shape d={ellipse(384, 168, 18)} color="sky" />
      <Icon name="check" x={373} y={157} size={22} color="sheet" width={2.6} />
    </>
  ),
};

const stock = ["Zinc", "Ibu", "D3", "Iron"];

function Clinic() {
  return (
    <>
      <Sketch d={rect(28, 28, 138, 100, 10)} fill="sheet" />
      <Sketch d={line(84, 128, 80, 146) + line(110, 128, 114, 146) + line(62, 147, 132, 147)} passes={0} />
      <Text x={97} y={72} size={19} weight={640} anchor="middle">
        Lake St.
      </Text>
      <Text x={97} y={97} size={19} weight={640} anchor="middle">
        Clinic
      </Text>
    </>
  );
}

function Prescription() {
  return (
    <g transform="rotate(-5 250 60)">
      <Sketch d="M216 22H266L282 38V112H216ZM266 22V38H282" fill="sheet" amp={2.5} over={6} passes={0} />
      <Text x={226} y={72} size={27} weight={690} tracking={-0.03}>
        Rx
      </Text>
      <Line d={line(226, 88, 272, 88) + line(226, 100, 258, 100)} width={1.4} />
    </g>
  );
}
