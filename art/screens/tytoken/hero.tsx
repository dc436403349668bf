import { ellipse, line } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { type Looseness, ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import type { IconName } from "#art/kit/icon-paths.ts";
import { laurel } from "./laurel.ts";

/** The token, and around its right the four reasons to give one. */
export const tytokenHeroes: readonly Drawing[] = [
  { name: "projects/tytoken/hero", width: 720, height: 560, draw: () => <Tokens /> },
  { name: "projects/tytoken/hero-390", width: 390, height: 460, view: [152, -14, 496, 585], draw: () => <Tokens /> },
];

function Tokens() {
  return (
    <>
      <Big />
      {reasons.map(({ icon, t }, index) => {
        const turn = ((index - 1.5) * Math.PI) / 5;
        return <Small key={icon} x={330 + 256 * Math.cos(turn)} y={280 + 256 * Math.sin(turn)} {...{ icon, t }} />;
      })}
    </>
  );
}

/** In the order of the list below, from the loosest to the exact one. */
const reasons: readonly Pick<SmallProps, "icon" | "t">[] = [
  { icon: "flag", t: 1 },
  { icon: "star", t: 0.6 },
  { icon: "compass", t: 0.2 },
  { icon: "trend", t: 0 },
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
  readonly x: number;
  readonly y: number;
  readonly icon: IconName;
  readonly t: Looseness;
}

function Small({ x, y, icon, t }: SmallProps) {
  return (
    <At x={x} y={y}>
      <HandOf t={t} amp={6} over={12} wave={60} width={1.8} passes={2}>
        <Shape d={ellipse(5, 6, 64)} color="ochre" />
        <Shape d={ellipse(0, 0, 64)} color="ochre-2" />
        <Shape d={ellipse(0, 0, 52)} color="sheet" />
        <Sketch d={ellipse(0, 0, 64)} />
        <Line d={ellipse(0, 0, 52)} width={1.3} color="ochre" />
        <Icon name={icon} x={-31} y={-31} size={62} width={2.6} />
      </HandOf>
    </At>
  );
}
