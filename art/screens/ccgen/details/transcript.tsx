import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Label, Words } from "#art/kit/label.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { strong } from "#art/kit/type.ts";
import { interview } from "#art/screens/ccgen/speech.ts";
import { detail } from "#art/screens/clover-picture.ts";

/** A long recording on a shelf, and its transcript as it grows. */
export const growingTranscript = detail("ccgen/transcript", () => (
  <AccentOf accent="sky">
    <Cassette />
    <Sheet x={216} y={24} width={244} height={352} light loose={0.4}>
      {interview.map(({ at, english }, index) => (
        <g key={at}>
          <Label x={22} y={44 + index * 72}>
            {at}
          </Label>
          <Words x={22} y={66 + index * 72} size={15}>
            {english}
          </Words>
        </g>
      ))}
      <Label x={22} y={332}>
        20:58
      </Label>
      <Line d={line(72, 318, 72, 336)} width={2} color="sky" />
    </Sheet>
  </AccentOf>
));

function Cassette() {
  return (
    <HandOf t={ramp(0, 190, 1.2)} amp={6} over={10} wave={70} width={1.8} passes={2}>
      <Sketch d={rect(24, 150, 164, 108, 10)} />
      <Sketch d={rect(38, 164, 136, 40, 4)} width={1.4} passes={1} />
      <Text x={106} y={190} size={18} weight={strong} anchor="middle">
        10 h 12 min
      </Text>
      <Sketch d={ellipse(72, 229, 14) + ellipse(140, 229, 14)} passes={1} amp={3} />
      <Shape d={ellipse(72, 229, 4) + ellipse(140, 229, 4)} />
      <Line d={line(86, 243, 126, 243)} width={1.4} />
      <Sketch d={line(16, 262, 196, 262)} width={2.2} />
      <Sketch d={line(40, 262, 40, 300) + line(40, 300, 66, 264)} width={1.5} passes={1} />
      <Sketch d={line(170, 262, 170, 300) + line(170, 300, 144, 264)} width={1.5} passes={1} />
    </HandOf>
  );
}
