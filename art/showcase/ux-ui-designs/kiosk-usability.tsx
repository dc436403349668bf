import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { place } from "#art/works/motifs/place.ts";

/** Four tries at the same screen: the way of the finger gets shorter and shorter. */
export const kioskUsability: Drawing = {
  name: "showcase/ux-ui-designs/kiosk-usability",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="sky-2" />
      <HandOf t={ramp(-10, 380, 1)} amp={5} over={9} wave={60} passes={1} width={1.6}>
        {tries.map((attempt, index) => (
          <Try key={attempt.seconds} {...attempt} x={18 + index * 97} />
        ))}
      </HandOf>
    </>
  ),
};

interface TryProps {
  readonly seconds: string;
  /** What stands on the screen, in its own coordinates. */
  readonly layout: string;
  readonly button: string;
  readonly finger: readonly Point[];
}

const rows = [0, 1, 2, 3, 4].map((k) => rect(10, 12 + k * 26, 65, 18, 3)).join("");
const tiles = [0, 1, 2, 3].map((k) => rect(10 + (k % 2) * 35, 46 + Math.floor(k / 2) * 35, 30, 30, 4)).join("");

const tries: readonly TryProps[] = [
  {
    seconds: "41 s",
    layout: rows,
    button: rect(48, 142, 27, 20, 4),
    finger: [
      [16, 152],
      [62, 24],
      [20, 48],
      [66, 76],
      [14, 98],
      [52, 126],
      [18, 132],
      [40, 70],
      [70, 104],
      [30, 148],
      [60, 152],
    ],
  },
  {
    seconds: "23 s",
    layout: line(10, 22, 60, 22) + tiles,
    button: rect(44, 134, 31, 24, 4),
    finger: [
      [14, 148],
      [26, 62],
      [58, 58],
      [24, 96],
      [62, 100],
      [34, 128],
      [60, 146],
    ],
  },
  {
    seconds: "12 s",
    layout: line(10, 22, 60, 22) + rect(10, 46, 65, 56, 5),
    button: rect(10, 118, 65, 36, 6),
    finger: [
      [18, 30],
      [56, 68],
      [26, 92],
      [44, 136],
    ],
  },
  {
    seconds: "4 s",
    layout: line(10, 24, 60, 24) + line(10, 40, 44, 40),
    button: rect(10, 66, 65, 84, 8),
    finger: [
      [42, 54],
      [42, 106],
    ],
  },
];

function Try({ seconds, layout, button, finger, x }: TryProps & { readonly x: number }) {
  const y = 34;
  const here = (d: string) => place(d, x, y);
  const [tipX, tipY] = finger.at(-1) ?? [0, 0];
  return (
    <>
      <Sketch d={here(line(34, 182, 32, 206) + line(52, 182, 54, 206) + line(20, 207, 66, 207))} passes={0} />
      <Sketch d={here(rect(0, 0, 85, 180, 9))} fill="sheet" />
      <Sketch d={here(layout)} amp={2.5} over={5} passes={0} width={1.2} color="mute" />
      <Shape d={here(button)} />
      <Line d={here(curve(finger))} color="ochre" width={2.6} />
      <Shape d={ellipse(x + tipX, y + tipY, 7)} color="ochre" />
      <Text x={x + 43} y={280} size={22} weight={680} tracking={-0.02} anchor="middle">
        {seconds}
      </Text>
    </>
  );
}
