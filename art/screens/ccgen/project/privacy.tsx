import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { ellipse, line, rect } from "#art/engine/shapes.ts";
import { projectPicture } from "../project-picture.ts";
import { Wave } from "../wave.tsx";

/** Speech that goes into a locked box; the one key lies in front. */
export const privacy = projectPicture("privacy", () => (
  <>
    <HandOf t={ramp(0, 210, 1.1)} amp={7} over={6} wave={40}>
      <Wave x={18} y={176} width={198} height={120} step={9} byHand seed={11} thickness={3} />
      <Sketch d={line(14, 322, 466, 322)} width={1.6} passes={1} wave={120} amp={4} />
    </HandOf>
    <Shape d={box} color="sheet" />
    <Line d={box} width={2} />
    <Line d={`M226 78L262 42H458L430 78M458 42V270L430 306${line(226, 130, 430, 130)}M430 130L458 100`} width={2} />
    <Shape d={`${ellipse(328, 200, 15)}M321 206H335L341 242H315Z`} />
    <HandOf t={ramp(150, 260, 1)} amp={4} over={5} wave={40} width={2.2} passes={1}>
      <Sketch d={ellipse(166, 352, 19) + ellipse(160, 352, 5)} />
      <Sketch d="M185 352H292V368M276 352V364M262 352V362" />
    </HandOf>
  </>
));

const box = rect(226, 78, 204, 228, 4);
