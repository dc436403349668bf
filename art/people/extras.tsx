import { Fragment } from "react";
import { ellipse } from "#art/drawing/shapes.ts";
import { visibleEars as ears } from "./faces.ts";
import { Area, Ink, Spot } from "./pen.tsx";

const gold = "oklch(.78 .11 85)";

/** Small things that make a face one of a kind. On the head they turn and tilt with it. */
const extras = {
  hoops: (turn: number) => (
    <Ink
      free
      d={ears(turn)
        .map((side) => ellipse(side * 53, 30, 11))
        .join("")}
      width={2.3}
    />
  ),
  studs: (turn: number) => (
    <Spot
      d={ears(turn)
        .map((side) => ellipse(side * 51, 20, 2.6))
        .join("")}
    />
  ),
  drops: (turn: number) => (
    <>
      <Ink
        d={ears(turn)
          .map((side) => `M${side * 52} 17V27`)
          .join("")}
        width={1.5}
      />
      <Area
        d={ears(turn)
          .map((side) => `M${side * 52} 27L${side * 60} 39L${side * 52} 51L${side * 44} 39Z`)
          .join("")}
        tint={gold}
      />
    </>
  ),
  disc: () => <Area d={ellipse(-52, 33, 11)} tint={gold} />,
  freckles: (turn: number) => (
    <Spot
      d={[
        [-31, 10],
        [-25, 14],
        [-20, 9],
        [-27, 18],
        [-17, 15],
        [-34, 15],
        [20, 9],
        [26, 14],
        [31, 9],
        [24, 18],
        [33, 15],
        [16, 14],
      ]
        .map(([x = 0, y = 0]) => ellipse(x + turn, y, 1.1))
        .join("")}
    />
  ),
  mole: () => <Spot d={ellipse(25, 30, 1.8)} />,
  cheeks: () => <Ink d="M-35 14L-31 20M-29 14L-25 20M27 14L31 20M33 14L37 20" width={1.1} />,
  laughLines: () => <Ink d="M-26 20C-30 26-31 32-29 38M27 20C31 26 32 32 30 38" width={1.3} />,
  foreheadLines: () => <Ink d="M-20-42C-8-46 10-46 22-42M-14-35C-6-38 8-38 16-35" width={1.2} />,
  hearingAid: () => (
    <>
      <Area d="M-50-22C-62-22-66-4-60 6C-57 8-54 6-55 2C-58-6-56-14-49-15Z" tint="oklch(.8 .05 60)" width={1.6} />
      <Ink d="M-58 2C-56 8-52 8-50 6" width={1.5} />
    </>
  ),
  noseStud: (turn: number) => <Spot d={ellipse(turn * 1.3 - Math.sign(turn) * 6, 20, 1.5)} />,
} as const;

export type ExtraName = keyof typeof extras;

interface ExtrasProps {
  readonly names: readonly ExtraName[];
  readonly turn: number;
}

/** All that a person wears or bears in the face. */
export function Extras({ names, turn }: ExtrasProps) {
  return names.map((name) => <Fragment key={name}>{extras[name](turn)}</Fragment>);
}
