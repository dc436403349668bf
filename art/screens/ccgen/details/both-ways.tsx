import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import { strong } from "#art/kit/type.ts";
import { detail } from "#art/screens/clover-picture.ts";

const left =
  "M52 40H260C276 40 286 50 286 66V126C286 142 276 152 260 152H96L58 184V152H52C36 152 26 142 26 126V66C26 50 36 40 52 40Z";
const right =
  "M220 226H428C444 226 454 236 454 252V312C454 328 444 338 428 338H404V370L368 338H220C204 338 194 328 194 312V252C194 236 204 226 220 226Z";

/** A greeting in Mongolian and in English, and the two ways between them. */
export const bothWays = detail("ccgen/both-ways", () => (
  <HandOf t={ramp(0, 300, 1.2)} amp={6} over={12} wave={80} width={1.8} passes={2}>
    <Sketch d={left} />
    <Sketch d={right} t={0} />
    <Text x={156} y={107} size={27} weight={strong} anchor="middle">
      Сайн байна уу.
    </Text>
    <Text x={324} y={292} size={29} weight={strong} anchor="middle">
      Hello.
    </Text>
    <Line d="M316 84C372 84 404 116 404 196M392 180L404 198L416 180" width={2.2} color="sky" />
    <Sketch d="M176 292C136 292 118 266 118 212M106 228L118 210L130 228" width={2.2} color="sky" passes={1} />
  </HandOf>
));
