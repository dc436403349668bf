import { curve } from "#art/drawing/curve.ts";
import { rect } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Tick } from "#art/kit/choice.tsx";
import { Words } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Envelope } from "#art/works/motifs/envelope.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";
import { PaperPlane } from "#art/works/motifs/paper-plane.tsx";

/** From the list of customers to their letters. */
export const flymail: Drawing = {
  name: "showcase/integrations/flymail",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <HandOf t={ramp(0, 220, 1.1)} amp={5} over={10} wave={80} passes={1} width={1.7}>
        <Customers />
        <Line d={curve(flight)} width={2.6} dash="0.1 9" />
        <Fan />
      </HandOf>
      <PaperPlane x={282} y={70} course={24} scale={1.1} fill="night" />
    </>
  ),
};

const customers = ["Harlow Dental", "Bayan Grill", "Mesa Roofing", "N. Petrov", "Orchard Row"];
const flight = [
  [176, 96],
  [206, 54],
  [236, 40],
  [262, 56],
  [300, 82],
  [336, 106],
  [344, 140],
] as const;

function Customers() {
  return (
    <>
      <Sketch d={rect(24, 40, 176, 320, 14)} fill="night" />
      <Text x={42} y={78} size={20} weight={660} tracking={-0.02}>
        Customers
      </Text>
      {customers.map((name, index) => (
        <g key={name}>
          <Tick x={42} y={98 + index * 44} on={index !== 3} />
          <Words x={76} y={115 + index * 44} size={16} color={index === 3 ? "mute" : "text"}>
            {name}
          </Words>
        </g>
      ))}
    </>
  );
}

function Fan() {
  return [16, 3, -10].map((turn, index) => (
    <At key={turn} x={232 + index * 4} y={176}>
      <g transform={`rotate(${turn} 80 120)`}>
        <Envelope x={0} y={0} width={152} to={index === 2 ? "Harlow Dental" : undefined} />
      </g>
    </At>
  ));
}
