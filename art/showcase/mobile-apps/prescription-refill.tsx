import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A bottle with two refills left, and when it can be fetched. */
export const prescriptionRefill: Drawing = {
  name: "showcase/mobile-apps/prescription-refill",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="sky-2" />
      <Phone x={82} y={-70} width={248} height={356}>
        <Bottle />
        <Label x={20} y={312}>
          Pick up today
        </Label>
        <Text x={20} y={340} size={25} weight={690} tracking={-0.025}>
          4:30 pm
        </Text>
        <Refills />
      </Phone>
    </>
  ),
};

function Bottle() {
  return (
    <>
      <Sketch
        d="M62 130C62 118 72 114 76 110H172C176 114 186 118 186 130V274C186 284 180 290 172 290H76C68 290 62 284 62 274Z"
        fill="ochre-2"
        t={ramp(20, 150, 1.1)}
        amp={4}
        passes={1}
      />
      <Shape d={rect(66, 74, 116, 36, 8)} />
      <Line d={[84, 102, 120, 138, 156].map((x) => line(x + 4, 82, x + 4, 102)).join("")} color="sheet" width={1.4} />
      <Line d={rect(62, 152, 124, 108, 2)} fill="sheet" width={1.5} />
      <Text x={74} y={184} size={22} weight={690} tracking={-0.03}>
        Rx 70421
      </Text>
      <Strong x={74} y={211} size={17}>
        Amoxicillin
      </Strong>
      <Label x={74} y={237} size={16}>
        500 mg
      </Label>
    </>
  );
}

function Refills() {
  return (
    <>
      {[0, 1, 2].map((refill) =>
        refill < 2 ? (
          <Shape key={refill} d={ellipse(172 + refill * 26, 307, 9)} color="sky" />
        ) : (
          <Line key={refill} d={ellipse(172 + refill * 26, 307, 8.3)} color="sky" width={1.6} />
        ),
      )}
      <Label x={233} y={340} anchor="end">
        2 of 3 left
      </Label>
    </>
  );
}
