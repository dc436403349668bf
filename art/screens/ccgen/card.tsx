import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { strong } from "#art/kit/type.ts";
import { meeting } from "./speech.ts";
import { Wave } from "./wave.tsx";

/** Speech on top; below it, the same in English and in Mongolian. */
export const ccgenCard: Drawing = {
  name: "cards/apps/ccgen",
  width: 412,
  height: 440,
  draw: () => (
    <>
      <HandOf t={ramp(10, 230, 1.1)} amp={6} over={6} wave={40}>
        <Wave x={30} y={104} width={354} height={150} step={9} byHand seed={4} />
        <Sketch d={line(24, 214, 196, 214)} width={1.6} passes={1} wave={80} />
      </HandOf>
      <Line d={line(216, 214, 388, 214)} width={1.6} />
      {meeting.map(({ at, english, mongolian }, index) => (
        <g key={at}>
          <Text x={26} y={256 + index * 46} size={19} weight={strong}>
            {english}
          </Text>
          <Text x={216} y={256 + index * 46} size={17.5}>
            {mongolian[0] ?? ""}
          </Text>
        </g>
      ))}
    </>
  ),
};
