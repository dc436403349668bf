import { line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { voice } from "#art/works/motifs/voice.ts";

/** What was said, and the same in the other language. */
export const ccgen: Drawing = {
  name: "showcase/ai-solutions/ccgen",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <Sketch
        d={voice({ from: -6, to: 418, y: 76, swing: 64, pitch: 0.4, fade: 0.8 })}
        t={ramp(0, 240)}
        amp={4}
        over={2}
        wave={40}
        passes={1}
        width={1.8}
        unlifted
      />
      <Line d={line(206, 150, 206, 309)} color="line" width={1.4} />
      {said.map(([english, mongolian], index) => (
        <g key={english}>
          <Text x={30} y={176 + index * 38} size={20} weight={index === 0 ? 680 : 440} tracking={-0.02}>
            {english}
          </Text>
          <Text x={228} y={176 + index * 38} size={20} weight={index === 0 ? 680 : 440} tracking={-0.02}>
            {mongolian}
          </Text>
        </g>
      ))}
    </>
  ),
};

const said = [
  ["Hello.", "Сайн байна уу."],
  ["Let us begin.", "Эхэлцгээе."],
  ["For how many?", "Хэдэн хүнд вэ?"],
  ["For six.", "Зургаан хүнд."],
] as const;
