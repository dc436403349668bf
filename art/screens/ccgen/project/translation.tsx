import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { strong } from "#art/kit/type.ts";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";
import { meeting } from "#art/screens/ccgen/speech.ts";

/** The same four sentences, and the way from each to the other. */
export const translation = projectPicture("translation", () => (
  <HandOf t={0.9} amp={4} over={6} wave={60} width={1.8} passes={1}>
    <Text x={20} y={52} size={22} weight={strong}>
      English
    </Text>
    <Text x={268} y={52} size={22} weight={strong}>
      Монгол
    </Text>
    <Sketch d={line(18, 72, 200, 72)} />
    <Line d={line(268, 72, 462, 72)} width={1.8} />
    {meeting.map(({ at, english, mongolian }, index) => {
      const y = 126 + index * 76;
      return (
        <g key={at}>
          <Text x={20} y={y} size={21}>
            {english}
          </Text>
          <Text x={268} y={y} size={20}>
            {mongolian[0] ?? ""}
          </Text>
          {index % 2 === 0 ? (
            <Line d={`M194 ${y - 7}H246M236 ${y - 14}L247 ${y - 7}L236 ${y}`} color="sky" width={2.2} />
          ) : (
            <Sketch d={`M246 ${y - 7}H194M204 ${y - 14}L193 ${y - 7}L204 ${y}`} color="sky" width={2.2} />
          )}
        </g>
      );
    })}
  </HandOf>
));
