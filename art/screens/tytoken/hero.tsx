import { ellipse, line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { type Looseness, ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import type { IconName } from "#art/kit/icon-paths.ts";
import { laurel } from "./laurel.ts";

/** In the order of the list on the page, from the loosest to the exact one. */
const reasons: readonly SmallProps[] = [
  { icon: "flag", t: 1 },
  { icon: "star", t: 0.6 },
  { icon: "compass", t: 0.2 },
  { icon: "trend", t: 0 },
];

/** The token, and for each reason to give one a smaller one, which stands at its end of the line. */
export const tytokenHeroes: readonly Drawing[] = [
  { name: "projects/tytoken/hero", width: 720, height: 560, view: [90, 92, 495, 385], draw: () => <Big /> },
  { name: "projects/tytoken/hero-390", width: 390, height: 390, view: [140, 88, 390, 390], draw: () => <Big /> },
  ...reasons.map(
    ({ icon, t }, index): Drawing => ({
      name: `projects/tytoken/hero-feature-${index + 1}`,
      width: 144,
      height: 144,
      view: [-70, -70, 144, 144],
      draw: () => <Small icon={icon} t={t} />,
    }),
  ),
];

/** A gold piece: its edge milled, its letters raised, a laurel around them. */
function Big() {
  return (
    <HandOf t={ramp(160, 370, 1.1)} amp={8} over={14} wave={110} width={2} passes={2}>
      <Shape d={ellipse(339, 290, 168)} color="ochre" />
      <Shape d={ellipse(330, 280, 168)} color="ochre-2" />
      <Shape d={ellipse(330, 280, 140)} color="sheet" />
      <Line d={notches()} width={2} color="ochre" />
      <Sketch d={ellipse(330, 280, 168)} />
      <Sketch d={ellipse(330, 280, 140)} width={1.3} passes={1} />
      <Shape d={laurel.leaves} color="ochre" />
      <Line d={laurel.stems} width={2} color="ochre" />
      <Icon name="star" x={312} y={156} size={36} width={2.4} color="ochre" />
      <Letters x={334} y={331} color="ochre" />
      <Letters x={330} y={327} color="text" />
    </HandOf>
  );
}

interface LettersProps {
  readonly x: number;
  readonly y: number;
  readonly color: "ochre" | "text";
}

function Letters(props: LettersProps) {
  return (
    <Text {...props} size={128} weight={720} anchor="middle" tracking={-0.05}>
      TY
    </Text>
  );
}

/** The milled edge, between the two rings. */
function notches(): string {
  return Array.from({ length: 72 }, (_, index) => {
    const turn = (index / 72) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return line(330 + x * 147, 280 + y * 147, 330 + x * 160, 280 + y * 160);
  }).join("");
}

interface SmallProps {
  readonly icon: IconName;
  readonly t: Looseness;
}

function Small({ icon, t }: SmallProps) {
  return (
    <HandOf t={t} amp={4} over={8} wave={60} width={2.6} passes={2}>
      <Shape d={ellipse(4, 5, 62)} color="ochre" />
      <Shape d={ellipse(0, 0, 62)} color="ochre-2" />
      <Shape d={ellipse(0, 0, 50)} color="sheet" />
      <Sketch d={ellipse(0, 0, 62)} />
      <Line d={ellipse(0, 0, 50)} width={1.8} color="ochre" />
      <Icon name={icon} x={-34} y={-34} size={68} width={3.2} />
    </HandOf>
  );
}
