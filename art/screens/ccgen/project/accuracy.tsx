import { rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { strong } from "#art/kit/type.ts";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";

const columns = 20;
const pitch = 22.4;
const missed = [37, 66, 94];

/** Of a hundred words, ninety-seven. */
export const accuracy = projectPicture("accuracy", () => (
  <>
    <Text x={10} y={213} size={196} weight={strong} tracking={-0.05}>
      97%
    </Text>
    <Shape d={squares((index) => !missed.includes(index) && index % columns > 3)} />
    <Line d={squares((index) => missed.includes(index), 0.7)} width={1.4} />
    <HandOf t={ramp(0, 120, 1)} amp={4} over={1} wave={18} width={1.3} passes={1} unlifted>
      <Sketch d={squares((index) => index % columns <= 3)} />
    </HandOf>
    <Shape d={squares((index) => index % columns <= 3, 3)} />
  </>
));

function squares(chosen: (index: number) => boolean, inset = 0): string {
  return Array.from({ length: 100 }, (_, index) => {
    const x = 16 + (index % columns) * pitch + inset;
    const y = 275 + Math.floor(index / columns) * pitch + inset;
    return chosen(index) ? rect(x, y, 17 - 2 * inset, 17 - 2 * inset) : "";
  }).join("");
}
