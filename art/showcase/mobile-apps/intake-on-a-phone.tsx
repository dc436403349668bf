import { rect } from "#art/drawing/shapes.ts";
import { HandOf } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Finger } from "#art/works/motifs/finger.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Step three of five: a name, written with a finger. */
export const intakeOnAPhone: Drawing = {
  name: "showcase/mobile-apps/intake-on-a-phone",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <Phone x={66} y={-16} width={280} height={400}>
        <Text x={22} y={84} size={25} weight={690} tracking={-0.03}>
          Please sign
        </Text>
        <Label x={258} y={83} anchor="end" size={16}>
          3 of 5
        </Label>
        {[0, 1, 2, 3, 4].map((step) => (
          <Shape key={step} d={rect(22 + step * 48, 100, 42, 7, 3.5)} color={step < 3 ? "text" : "line"} />
        ))}
        <Line d={rect(22, 128, 236, 130, 10)} color="mute" width={1.3} dash="2 6" />
        <Line d={signature} width={3} />
      </Phone>
      <HandOf t={0.55} amp={4} over={6} wave={70} passes={1} width={1.7}>
        <Finger x={282} y={196} turn={-24} />
      </HandOf>
    </>
  ),
};

const signature =
  "M46 222C60 190 76 152 86 156C98 162 70 222 76 226C84 230 98 188 108 192C116 196 100 222 108 224C118 226 124 196 132 198C140 200 130 222 138 222C148 222 152 176 166 172C176 170 160 214 170 218C182 222 192 202 213 208";
