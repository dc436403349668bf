import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";
import { Wave } from "#art/screens/ccgen/wave.tsx";

/** Speech that goes into a locked box; the one key lies in front. Box and key stand on one line. */
export const privacy = projectPicture("privacy", () => (
  <At x={0} y={76}>
    <HandOf t={ramp(10, 210, 1.1)} amp={7} over={6} wave={40}>
      <Wave x={18} y={158} width={198} height={120} step={9} byHand seed={11} thickness={3} />
      <Sketch d={line(18, floor, 466, floor)} width={1.6} passes={1} wave={120} amp={3} />
    </HandOf>
    <Shape d={box} color="sheet" />
    <Line d={box} width={2} />
    <Line d={`M226 78L262 42H458L430 78M458 42V270L430 306${line(226, 130, 430, 130)}M430 130L458 100`} width={2} />
    <Shape d={`${ellipse(328, 200, 15)}M321 206H335L341 242H315Z`} />
    <HandOf t={ramp(30, 170, 1)} amp={3} over={4} wave={40} width={2.2} passes={1}>
      <Sketch d={ellipse(70, floor - 21, 19) + ellipse(64, floor - 21, 5)} />
      <Sketch d="M89 285H196V303M180 285V299M166 285V297" />
    </HandOf>
  </At>
));

const floor = 306;
const box = rect(226, 78, 204, floor - 78, 4);
