import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { place } from "#art/works/motifs/place.ts";
import { Plate } from "#art/works/motifs/plate.tsx";

/** A card that was roughly thought, and the same card with every distance decided. */
export const uxUiDesigns: Drawing = {
  name: "cards/ux-ui-designs",
  width: 412,
  height: 340,
  draw: () => (
    <>
      <Thought />
      <Arrow />
      <Finished />
      <Measures />
    </>
  ),
};

// One card, written once in its own coordinates: the sketch shows it smaller.
const card = { width: 268, height: 182 };
const frame = rect(0, 0, card.width, card.height, 12);
const photo = rect(16, 16, 82, 82, 8);
const days = [0, 1, 2].map((day) => rect(114 + day * 48, 60, 40, 38, 8));
const button = rect(128, 122, 124, 44, 10);

function Thought() {
  const here = (d: string) => place(d, 8, 18, 0.72);
  return (
    <HandOf t={1} amp={4} over={11} wave={60} width={1.6}>
      <Sketch d={here(frame)} />
      <Sketch d={here(photo)} passes={1} />
      <Sketch d={here("M26 86L48 44L62 66L74 36L92 86")} amp={2} passes={0} />
      <Sketch d={here(line(116, 26, 244, 26) + line(116, 44, 200, 44))} amp={2.5} passes={1} />
      <Sketch d={here(days.join(""))} amp={3} over={7} passes={1} width={1.3} />
      <Sketch d={here(ellipse(182, 79, 27, 24))} amp={3} passes={1} width={1.3} />
      <Sketch d={here(button)} passes={1} />
      <Sketch d={here(line(148, 145, 232, 145))} amp={2} passes={0} />
    </HandOf>
  );
}

function Arrow() {
  return (
    <Sketch
      d="M214 60C270 44 312 62 318 106M304 96L319 110L329 92"
      t={1}
      amp={2.4}
      over={3}
      wave={50}
      passes={1}
      width={1.8}
    />
  );
}

const at = { x: 96, y: 134 };

function Finished() {
  const here = (d: string) => place(d, at.x, at.y);
  return (
    <>
      <Line d={here(frame)} fill="sheet" width={1.6} />
      <Shape d={here(photo)} color="ochre-2" />
      <Plate x={at.x + 57} y={at.y + 57} r={33} />
      <Text x={at.x + 114} y={at.y + 32} size={18} weight={660} tracking={-0.025}>
        Supper for two
      </Text>
      <Text x={at.x + 114} y={at.y + 51} size={15} color="mute">
        with Altai
      </Text>
      {days.map((day, index) => (
        <Day key={day} d={here(day)} x={at.x + 134 + index * 48} y={at.y + 84} day={13 + index} chosen={index === 1} />
      ))}
      <Text x={at.x + 16} y={at.y + 151} size={19} weight={660} tracking={-0.02}>
        $148
      </Text>
      <Shape d={here(button)} />
      <Text x={at.x + 190} y={at.y + 149.5} size={16} weight={620} anchor="middle" color="sheet">
        Book
      </Text>
    </>
  );
}

interface DayProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly day: number;
  readonly chosen: boolean;
}

function Day({ d, x, y, day, chosen }: DayProps) {
  return (
    <>
      <Shape d={d} color={chosen ? "sky" : "ground-2"} />
      <Text x={x} y={y} size={16} weight={chosen ? 660 : 520} anchor="middle" color={chosen ? "sheet" : undefined}>
        {String(day)}
      </Text>
    </>
  );
}

function Measures() {
  const { x, y } = at;
  const bottom = y + card.height;
  return (
    <>
      <Shape d={rect(x + 98, y + 16, 16, 82)} color="sky" opacity={0.16} />
      <Line d={line(x - 26, y + 16, x + 12, y + 16) + line(x - 26, y + 98, x + 12, y + 98)} color="sky" width={1} />
      <Dimension from={[x - 18, y + 16]} to={[x - 18, y + 98]} label="82" side="before" />
      <Line
        d={line(x + 128, y + 160, x + 128, bottom + 20) + line(x + 252, y + 160, x + 252, bottom + 20)}
        color="sky"
        width={1}
      />
      <Dimension from={[x + 128, bottom + 14]} to={[x + 252, bottom + 14]} />
      <Line
        d={line(x + 246, y + 122, x + 308, y + 122) + line(x + 246, y + 166, x + 308, y + 166)}
        color="sky"
        width={1}
      />
      <Dimension from={[x + 290, y + 122]} to={[x + 290, y + 166]} label="44" />
    </>
  );
}
