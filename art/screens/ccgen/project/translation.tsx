import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { strong } from "#art/kit/type.ts";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";
import { meeting } from "#art/screens/ccgen/speech.ts";

/** The same four sentences, and the way from each to the other. */
export const translation = projectPicture("translation", () => (
  <AccentOf accent="sky">
    <Sheet x={20} y={18} width={440} height={364}>
      <HandOf t={0.9} amp={4} over={6} wave={60} width={1.8} passes={1}>
        <Text x={28} y={54} size={21} weight={strong}>
          English
        </Text>
        <Text x={246} y={54} size={21} weight={strong}>
          Монгол
        </Text>
        <Sketch d={line(28, 74, 190, 74)} />
        <Line d={line(246, 74, 412, 74)} width={1.8} />
        {meeting.map(({ at, english, mongolian }, index) => {
          const y = 124 + index * 66;
          return (
            <g key={at}>
              <Text x={28} y={y} size={19}>
                {english}
              </Text>
              <Text x={246} y={y} size={18}>
                {mongolian[0] ?? ""}
              </Text>
              {index % 2 === 0 ? (
                <Line d={`M180 ${y - 7}H226M216 ${y - 14}L227 ${y - 7}L216 ${y}`} color="sky" width={2.2} />
              ) : (
                <Sketch d={`M226 ${y - 7}H180M190 ${y - 14}L179 ${y - 7}L190 ${y}`} color="sky" width={2.2} />
              )}
            </g>
          );
        })}
      </HandOf>
    </Sheet>
  </AccentOf>
));
