import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Color } from "#art/drawing/palette.ts";
import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Dot, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { nameIn } from "#art/name-in.ts";
import { contentIn } from "#content/index.ts";
import { languages } from "#contract/languages.ts";

const [width, height] = [300, 208];
/** Only as much of the picture as there is a drawing. */
const paper = { width: 252, height, view: [0, 0, 252, height] as const };
const lock = { width: 216, height, view: [0, 0, 216, height] as const };
/** Its dot is in the middle of its height. */
const calmed = { width, height: 160, view: [0, 26, width, 160] as const };

/** In each language, with the places of the company: their names are under the clocks. */
const team: readonly Drawing[] = languages.map((language) => {
  const places = contentIn(language).company.offices.map(({ area, city }) => area ?? city);
  const name = nameIn(language, "illustrations/how-we-work/team");
  return { name, width, height, draw: () => <SharedHours places={places} /> };
});

/** One for each heading of the page on how we work, known by the id of its answers. */
export const howWeWork: readonly Drawing[] = [
  ...team,
  { name: "illustrations/how-we-work/contract", ...paper, draw: () => <Signature /> },
  { name: "illustrations/how-we-work/care", ...lock, draw: () => <Padlock /> },
  { name: "illustrations/how-we-work/afterwards", ...calmed, draw: () => <CalmedLine /> },
  { name: "illustrations/how-we-work/price", width, height, draw: () => <ThreeSizes /> },
];

/** Loose on the left of each, exact on its right. */
const calming = { t: ramp(10, 220), amp: 6, over: 9, passes: 2, width: 2 };

/** Two clocks, and on both the hours in which both offices work: 7 to 9 in the morning there are 8 to 10 in the evening here. */
function SharedHours({ places }: { readonly places: readonly string[] }) {
  return (
    <HandOf {...calming}>
      <Clock x={74} from={7} to={9} />
      <Clock x={226} from={8} to={10} />
      <Dot x={226} y={clockY} r={8} />
      {places.slice(0, 2).map((place, index) => (
        <Label key={place} x={74 + 152 * index} y={196} anchor="middle" size={20} color="text">
          {place}
        </Label>
      ))}
    </HandOf>
  );
}

const radius = 66;
const clockY = 84;

function Clock({ x, from, to }: { readonly x: number; readonly from: number; readonly to: number }) {
  const at = (hour: number, distance: number): Point => {
    const angle = (hour / 12) * 2 * Math.PI;
    return [x + distance * Math.sin(angle), clockY - distance * Math.cos(angle)];
  };
  const ticks = [12, 3, 6, 9].map((hour) => line(...at(hour, radius - 10), ...at(hour, radius - 3)));
  const arc = Array.from({ length: 9 }, (_, step) => at(from + ((to - from) * step) / 8, radius - 8));
  return (
    <>
      <Sketch d={ellipse(x, clockY, radius)} fill="sheet" />
      <Shape d={`${line(x, clockY, ...arc.flat())}Z`} color="sky-2" />
      {ticks.map((tick) => (
        <Sketch key={tick} d={tick} amp={1.5} over={2} passes={0} />
      ))}
      <Sketch d={line(x, clockY, ...at(from, radius - 8))} amp={2} color="sky" passes={1} />
      <Sketch d={line(x, clockY, ...at(to, radius - 8))} amp={2} color="sky" passes={1} />
      <Sketch d={line(x, clockY, ...at((from + to) / 2, radius * 0.52))} amp={2} width={3.4} passes={0} />
      <Sketch d={line(x, clockY, ...at(12, radius * 0.76))} amp={2} width={2.4} passes={0} />
    </>
  );
}

/** A signature that is a scribble where it begins and ends as an exact line. */
function Signature() {
  const written = coil({
    way: (u) => [34 + 176 * u, 142 - 8 * u],
    from: 0.02,
    to: 0.72,
    radii: [22, 9, 15, 8, 5],
  });
  return (
    <HandOf {...calming}>
      <Sketch d={rect(8, 10, 236, 186, 8)} fill="sheet" />
      <Sketch d={line(34, 42, 126, 42)} width={4} passes={1} amp={4} />
      {[66, 84].map((y, index) => (
        <Sketch key={y} d={line(34, y, index ? 172 : 218, y)} color="mute" width={1.4} passes={0} amp={4} />
      ))}
      <Sketch d={line(34, 166, 218, 166)} color="mute" width={1.4} passes={1} amp={3} />
      <Sketch d={curve(written)} width={2.4} amp={4} over={0} passes={1} />
      <Dot x={218} y={134} r={8} />
    </HandOf>
  );
}

/** A padlock; the dot is where the key goes. */
function Padlock() {
  return (
    <HandOf {...calming} t={ramp(6, 151)}>
      <Sketch d="M42 94V62C42 38 62 18 86 18C110 18 130 38 130 62V94" width={1.8} />
      <Sketch d="M56 94V62C56 45 69 32 86 32C103 32 116 45 116 62V94" width={1.4} passes={1} />
      <Sketch d={rect(12, 94, 148, 94, 14)} fill="sheet" width={1.8} />
      <Sketch d={line(86, 136, 86, 162)} width={3.2} passes={0} amp={2} over={3} />
      <Dot x={86} y={131} r={11} />
    </HandOf>
  );
}

/** A line that was tangled runs on by itself. */
function CalmedLine() {
  const run = coil({
    way: (u) => [34 + 248 * u, 140 - 34 * Math.sin(Math.PI * u * 0.5)],
    from: 0.04,
    to: 0.74,
    radii: [34, 46, 26, 38, 20, 13, 8],
  });
  return (
    <HandOf {...calming}>
      <Sketch d={`${curve(run)}H282`} over={0} passes={2} width={2.2} amp={5} wave={90} />
      <Dot x={282} y={106} r={12} />
    </HandOf>
  );
}

/** A small, a middle and a large thing on one ground; the last is measured. */
function ThreeSizes() {
  return (
    <HandOf {...calming}>
      <Sketch d={line(6, 186, 294, 186)} width={1.4} passes={1} amp={3} />
      <Box x={20} size={46} color="sheet" />
      <Box x={88} size={74} color="sheet" />
      <Box x={184} size={84} tall={136} color="sky-2" />
      <Sketch d={line(286, 50, 286, 186)} color="sky" width={1.4} passes={0} />
      <Sketch d={line(280, 186, 292, 186)} color="sky" width={1.4} passes={0} />
      <Dot x={286} y={50} r={8} />
    </HandOf>
  );
}

interface BoxProps {
  readonly x: number;
  readonly size: number;
  readonly tall?: number;
  readonly color: Color;
}

function Box({ x, size, tall = size, color }: BoxProps) {
  return <Sketch d={rect(x, 186 - tall, size, tall, 4)} fill={color} />;
}
