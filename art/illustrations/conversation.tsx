import { line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** What someone dreams aloud, and what is written down: beside the contact form. */
export const conversation: Drawing = {
  name: "illustrations/conversation",
  width: 384,
  height: 300,
  draw: () => (
    <>
      <Sketch d={dreamt} t={0.9} amp={7} over={18} wave={80} passes={3} width={1.7} />
      <Sketch d={thought} amp={4} over={6} wave={48} passes={1} width={1.4} />
      <Sketch d={answer} t={ramp(120, 240, 1.2)} amp={6} wave={70} width={1.8} />
      <Line d={line(178, 184, 312, 184) + line(178, 200, 312, 200) + line(178, 216, 262, 216)} width={1.6} />
    </>
  ),
};

const dreamt = "M52 60c0-20 14-32 34-32h120c20 0 34 12 34 32v52c0 20-14 32-34 32h-78l-40 34v-34h-2c-20 0-34-12-34-32z";
const thought = "M84 74c26-14 36 18 56 2s36-12 66 4M84 106c20-14 42 14 66-2s40-4 50 4";
const answer = "M150 176c0-16 12-28 28-28h134c16 0 28 12 28 28v46c0 16-12 28-28 28h-2v30l-34-30h-98c-16 0-28-12-28-28z";
