import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { mapped } from "#art/works/motifs/place.ts";

/** One has signed, the other has just begun. */
export const contractSigning: Drawing = {
  name: "showcase/web-portals/contract-signing",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <HandOf t={ramp(20, 260, 1.1)} amp={6} over={11} wave={90} passes={1} width={1.7}>
        <Sketch d={rect(64, 22, 284, 320, 4)} fill="sheet" />
      </HandOf>
      <Text x={92} y={66} size={25} weight={690} tracking={-0.03}>
        Agreement
      </Text>
      <Line d={clauses} width={1.4} color="mute" />
      <Line d={line(92, 204, 190, 204) + line(218, 204, 320, 204)} width={1.6} />
      <Line d={signed} width={2.6} />
      <Line d={begun} width={2.6} />
      <Label x={92} y={226}>
        L. Haddad
      </Label>
      <Label x={218} y={226}>
        You
      </Label>
      <Seal x={118} y={266} />
      <Pen />
    </>
  ),
};

const clauses = line(92, 90, 320, 90) + line(92, 106, 320, 106) + line(92, 122, 300, 122) + line(92, 138, 214, 138);
const signed =
  "M94 196C104 176 110 156 116 160C124 166 104 198 110 198C118 198 122 176 130 178C136 180 126 198 134 198C142 198 146 166 154 168C162 172 146 198 156 198C166 198 172 186 186 190";
const begun = "M222 198C228 184 234 164 240 168C246 174 232 196 238 198C242 198 246 194 249 188";

/** A ribbon seal. */
function Seal({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Shape
        d={`M${x - 13} ${y}L${x - 20} ${y + 60}L${x} ${y + 46}L${x + 20} ${y + 60}L${x + 13} ${y}Z`}
        color="ochre"
      />
      <Shape d={ellipse(x, y, 24)} color="ochre" />
      <Line d={ellipse(x, y, 17)} color="sheet" width={1.5} dash="1 4" />
      <Line d={line(x - 7, y, x - 1, y + 6, x + 9, y - 6)} color="sheet" width={2.6} />
    </>
  );
}

/** Its nib where the second name ends. */
function Pen() {
  const turned = (d: string) => mapped(d, [0.72, -0.69, 0.69, 0.72, 249, 188]);
  return (
    <>
      <Line d={turned("M0 0L16 -8H128C134 -8 138 -4 138 0S134 8 128 8H16Z")} fill="sheet" width={1.8} />
      <Shape d={turned("M0 0L16 -8V8Z")} />
      <Line d={turned(line(40, -8, 40, 8) + line(48, -8, 48, 8))} width={1.6} />
    </>
  );
}
