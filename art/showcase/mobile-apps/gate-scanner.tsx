import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { PhoneOutline } from "#art/works/motifs/phone-outline.tsx";
import { squareCode } from "#art/works/motifs/square-code.ts";

/** The tag on a collar, read at the gate. */
export const gateScanner: Drawing = {
  name: "showcase/mobile-apps/gate-scanner",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <PhoneOutline x={56} y={-70} width={300} height={440} fill="night" />
      <Sketch
        d="M-10 46C100 10 300 8 424 50M-10 22C100 -14 300 -16 424 26"
        t={ramp(0, 300)}
        amp={5}
        passes={1}
        width={1.6}
      />
      <Line d={ellipse(206, 46, 11)} width={2} fill="night" />
      <Shape d={ellipse(206, 160, 104)} color="white" />
      <Shape d={ellipse(206, 68, 5)} color="night" />
      <Shape d={squareCode(150, 106, 112)} color="night" holes />
      <Line d={corners} width={4} />
      <Line d={tick} width={26} color="night" />
      <Line d={tick} width={14} color="green" />
    </>
  ),
};

const tick = line(196, 208, 244, 256, 346, 112);
const corners =
  line(84, 96, 84, 60, 120, 60) +
  line(292, 60, 328, 60, 328, 96) +
  line(84, 242, 84, 278, 120, 278) +
  line(292, 278, 328, 278, 328, 242);
