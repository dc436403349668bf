import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Player } from "#art/screens/ccgen/player.tsx";
import { interview } from "#art/screens/ccgen/speech.ts";
import { Transcript } from "#art/screens/ccgen/transcript.tsx";
import { Wave } from "#art/screens/ccgen/wave.tsx";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { voice } from "#art/works/motifs/voice.ts";
import { Waiting } from "#art/works/motifs/waiting.tsx";
import { Scrawl, stepsOf } from "./step.tsx";

/** From two voices to lines that can be read. */
export const ccgen = stepsOf("ccgen", {
  dreamt: <Voices />,
  planned: <Lines />,
  built: <Finished />,
  ground: "sky-2",
});

/** Two people talk, and nothing of it is on paper. */
function Voices() {
  return (
    <>
      <Sketch d={voice({ from: 14, to: 506, y: 116, swing: 84, pitch: 0.3, fade: 1.2 })} passes={0} over={0} />
      <g transform="translate(0 196) scale(2)">
        <Waiting x={52} y={16} kind={1} />
        <Waiting x={208} y={16} kind={3} />
      </g>
      <Scrawl x={188} y={278} size={26}>
        what did
      </Scrawl>
      <Scrawl x={188} y={312} size={26}>
        she say?
      </Scrawl>
    </>
  );
}

const times = ["20:35", "20:40", "20:46"];

/** Every line knows its stretch of sound, and its twin. */
function Lines() {
  return (
    <>
      <Sketch d={rect(28, 34, 464, 92, 12)} fill="sheet" />
      <Wave x={46} y={80} width={428} height={66} step={9} seed={3} byHand thickness={2.4} />
      {times.map((time, row) => (
        <g key={time}>
          <Sketch d={line(244 - row * 56, 104, 244 - row * 56, 170 + row * 66)} passes={0} over={0} width={1.2} />
          <Line d={ellipse(244 - row * 56, 104, 4)} width={1.4} fill="sheet" />
        </g>
      ))}
      {times.map((time, row) => {
        const y = 190 + row * 66;
        return (
          <g key={time}>
            <Text x={28} y={y + 6} size={17} weight={560} tabular>
              {time}
            </Text>
            <Sketch d={rect(92, y - 20, 176, 40, 6) + rect(316, y - 20, 176, 40, 6)} fill="sheet" passes={0} />
            <Line d={line(106, y, 236 - row * 14, y) + line(330, y, 452 + row * 8, y)} width={1.4} />
            <Line d={line(276, y, 308, y)} width={1.6} />
            <Line d={line(282, y - 5, 276, y, 282, y + 5) + line(302, y - 5, 308, y, 302, y + 5)} width={1.6} />
          </g>
        );
      })}
      <Dimension from={[92, 366]} to={[268, 366]} />
      <Dimension from={[316, 366]} to={[492, 366]} />
    </>
  );
}

/** Short enough that none of them reaches the picture's middle, where its sketch ends. */
const sentences = interview.filter(({ english }) => english.length < 24);

/** The recording above its transcript in both languages. */
function Finished() {
  return (
    <AccentOf accent="sky">
      <Browser x={32} y={70} width={456} height={360} address="ccgen transcripts" loose={0}>
        <Strong x={22} y={38} size={19}>
          Interview, Arkhangai
        </Strong>
        <Label x={434} y={38} anchor="end">
          48 min
        </Label>
        <Player x={24} y={90} width={410} height={62} played={0.43} step={7} />
        <Transcript x={22} y={134} width={412} sentences={sentences} size={14} step={58} heard={1} second={272} />
      </Browser>
    </AccentOf>
  );
}
