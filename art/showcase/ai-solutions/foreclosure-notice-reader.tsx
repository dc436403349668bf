import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A notice on paper fills in its own form. */
export const foreclosureNoticeReader: Drawing = {
  name: "showcase/ai-solutions/foreclosure-notice-reader",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <g transform="rotate(-3 100 160)">
        <HandOf t={ramp(-20, 190, 1.1)} amp={5} over={10} wave={90} passes={1} width={1.7}>
          <Sketch d={rect(26, 20, 166, 320, 3)} fill="sheet" />
          <Sketch d={sentences} amp={2} over={2} passes={0} width={1.3} color="mute" />
        </HandOf>
        <Text x={44} y={58} size={24} weight={720} tracking={-0.03}>
          Notice
        </Text>
      </g>
      {fields.map((field, index) => (
        <Found key={field.name} {...field} y={26 + index * 68} />
      ))}
    </>
  ),
};

const sentences = [78, 94, 110, 142, 158, 190, 206, 222, 254, 270, 286]
  .map((y, k) => line(44, y, k % 3 === 1 ? 150 : 174, y))
  .join("");

interface FoundProps {
  readonly name: string;
  readonly value: string;
  /** The passage that says it: where it ends, how high, how long. */
  readonly passage: readonly [end: number, y: number, length: number];
}

const fields: readonly FoundProps[] = [
  { name: "Address", value: "14 Alder Street", passage: [166, 86, 84] },
  { name: "Owner", value: "M. Ellery", passage: [126, 142, 62] },
  { name: "Debt", value: "$182,460", passage: [178, 196, 58] },
  { name: "Date", value: "Jan 12", passage: [146, 258, 54] },
];

function Found({ name, value, passage: [end, at, length], y }: FoundProps & { readonly y: number }) {
  return (
    <>
      <Line d={line(end - length, at + 7, end, at + 2)} width={4} color="sky" />
      <Line d={`M${end} ${at + 2}C${end + 40} ${at} 196 ${y + 28} 232 ${y + 28}`} width={1.6} color="sky" />
      <Shape d={ellipse(232, y + 28, 4)} color="sky" />
      <Line d={rect(232, y, 164, 56, 9)} fill="sheet" width={1.5} />
      <Label x={248} y={y + 23}>
        {name}
      </Label>
      <Strong x={248} y={y + 45} size={18}>
        {value}
      </Strong>
    </>
  );
}
