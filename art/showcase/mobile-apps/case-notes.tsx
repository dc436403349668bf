import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Words } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { voice } from "#art/works/motifs/voice.ts";

/** What is said on the way from a visit is written into the case. */
export const caseNotes: Drawing = {
  name: "showcase/mobile-apps/case-notes",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Phone x={134} y={34} width={236} height={400}>
        <Text x={20} y={70} size={24} weight={690} tracking={-0.03}>
          Case 311
        </Text>
        <Line d={line(20, 148, 216, 148)} width={1} color="line" />
        {notes.map((note, index) => (
          <Words key={note} x={20} y={178 + index * 30} size={18}>
            {note}
          </Words>
        ))}
        <Shape d={ellipse(194, 62, 22)} />
        <Icon name="mic" x={182} y={50} size={24} color="sheet" width={1.9} />
      </Phone>
      <Sketch
        d={voice({ from: 8, to: 352, y: 150, swing: 66, pitch: 0.42, fade: 0.86 })}
        t={ramp(0, 150)}
        amp={4}
        over={2}
        wave={40}
        passes={1}
        width={1.7}
        unlifted
      />
    </>
  ),
};

const notes = ["Moved on Nov 3.", "New address noted.", "Call again Friday."];
