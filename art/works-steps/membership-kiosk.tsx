import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Dot, Line, Shape } from "#art/engine/mark.tsx";
import { useWords } from "#art/engine/words.ts";
import { Keypad } from "#art/kit/keypad.tsx";
import { Kiosk } from "#art/kit/kiosk.tsx";
import { Label } from "#art/kit/label.tsx";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { Finger } from "#art/works/motifs/finger.tsx";
import { place } from "#art/works/motifs/place.ts";
import { Plant } from "#art/works/motifs/plant.tsx";
import { Scrawl, stepsOf } from "./step.tsx";

/** From a finger that hunts to a finger that knows. */
export const membershipKiosk = stepsOf("membership-kiosk", {
  dreamt: <Hunting />,
  planned: <Rounds />,
  built: <Welcome />,
  compared: <Standing />,
  ground: "ground-2",
});

const hunt: readonly Point[] = [
  [352, 230],
  [232, 70],
  [150, 96],
  [268, 142],
  [140, 184],
  [276, 216],
  [156, 262],
  [246, 110],
  [168, 232],
  [282, 254],
  [202, 300],
  [270, 304],
];

/** Five rows to choose from, and the way of a finger over all of them. */
function Hunting() {
  return (
    <>
      <Sketch d={rect(104, 28, 212, 312, 16)} fill="sheet" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Sketch key={row} d={rect(126, 60 + row * 46, 168, 32, 5)} amp={4} passes={1} width={1.3} />
      ))}
      <Sketch d={rect(236, 292, 58, 26, 5)} passes={0} />
      <Sketch d={line(178, 342, 172, 376) + line(240, 342, 246, 376) + line(132, 378, 288, 378)} passes={1} />
      <Sketch d={curve(hunt)} color="ochre" over={0} passes={1} width={2.6} />
      <Finger x={356} y={226} turn={-24} />
      <Scrawl x={372} y={86} size={54}>
        41 s
      </Scrawl>
    </>
  );
}

interface Round {
  readonly seconds: string;
  readonly layout: string;
  readonly key: string;
  readonly finger: readonly Point[];
}

const tiles = [0, 1, 2, 3].map((k) => rect(16 + (k % 2) * 54, 52 + Math.floor(k / 2) * 54, 46, 46, 5)).join("");

const rounds: readonly Round[] = [
  {
    seconds: "23 s",
    layout: line(16, 30, 92, 30) + tiles,
    key: rect(70, 176, 46, 34, 5),
    finger: [
      [22, 200],
      [40, 76],
      [92, 70],
      [38, 128],
      [96, 134],
      [50, 172],
      [92, 192],
    ],
  },
  {
    seconds: "12 s",
    layout: line(16, 30, 92, 30) + rect(16, 52, 100, 88, 6),
    key: rect(16, 162, 100, 48, 7),
    finger: [
      [28, 40],
      [86, 92],
      [40, 124],
      [66, 186],
    ],
  },
  {
    seconds: "4 s",
    layout: line(16, 30, 92, 30) + line(16, 52, 70, 52),
    key: rect(16, 92, 100, 118, 9),
    finger: [
      [66, 66],
      [66, 150],
    ],
  },
];

/** Three more tries; the key grows and the way shrinks. */
function Rounds() {
  return rounds.map(({ seconds, layout, key, finger }, index) => {
    const here = (d: string) => place(d, 26 + index * 166, 36);
    const [x, y] = finger.at(-1) ?? [0, 0];
    return (
      <g key={seconds}>
        <Sketch d={here(rect(0, 0, 132, 230, 12))} fill="sheet" />
        <Sketch d={here(layout)} passes={0} width={1.2} />
        <Shape d={here(key)} opacity={0.22} />
        <Line d={here(key)} width={1.6} />
        <Line d={here(curve(finger))} color="ochre" width={2.6} />
        <Shape d={here(ellipse(x, y, 7))} color="ochre" />
        <Sketch d={here(line(52, 232, 48, 256) + line(80, 232, 84, 256) + line(28, 257, 104, 257))} passes={0} />
        <Dimension from={[42 + index * 166, 318]} to={[142 + index * 166, 318]} />
        <Text x={92 + index * 166} y={358} size={26} weight={660} tracking={-0.02} anchor="middle">
          {seconds}
        </Text>
      </g>
    );
  });
}

/** A number and one key, and what they took away. */
function Welcome() {
  return (
    <>
      <Text x={38} y={150} size={68} weight={700} tracking={-0.05}>
        4 s
      </Text>
      <Label x={39} y={182} size={19}>
        to check in
      </Label>
      <Greeting x={276} y={26} width={206} height={232} post={62} />
    </>
  );
}

/** The kiosk where it stands. The picture's middle, where its sketch ends, goes between words, digits and keys. */
function Standing() {
  const now = useWords()("4 s");
  // A longer word for seconds ends in the picture, too.
  const size = now.length > 3 ? 50 : 68;
  return (
    <>
      <Sketch d={line(-400, 334, 920, 334)} />
      <g transform="translate(-8 45)">
        <Plant />
      </g>
      <Scrawl x={37} y={72} size={0.5 * size}>
        {now.replace("4", "41")}
      </Scrawl>
      <Greeting x={131.5} y={30} width={206} height={262} post={34} />
      <Text x={366} y={150} size={size} weight={700} tracking={-0.05}>
        4 s
      </Text>
      <Label x={367} y={182} size={19}>
        to check in
      </Label>
    </>
  );
}

interface GreetingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly post: number;
}

function Greeting({ x, y, width, height, post }: GreetingProps) {
  const middle = width / 2;
  const top = height * 0.39;
  const [high, gap] = [height - top - 16, 7];
  const key = { width: (width - 48 - 2 * gap) / 3, height: (high - 3 * gap) / 4 };
  return (
    <>
      <Kiosk {...{ x, y, width, height, post }} loose={0}>
        <Text x={middle} y={height * 0.15} size={25} weight={690} tracking={-0.03} anchor="middle">
          Welcome back.
        </Text>
        <Text x={middle + 4} y={top - 24} size={28} weight={620} tracking={0.09} anchor="middle" tabular>
          407-18
        </Text>
        <Line d={line(24, top - 14, width - 24, top - 14)} width={1.5} />
        <Keypad x={24} y={top} width={width - 48} height={high} gap={gap} />
      </Kiosk>
      <Dot x={x + width - 24 - key.width / 2} y={y + top + high - key.height / 2} r={key.height * 0.36} />
    </>
  );
}
