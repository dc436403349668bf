import type { Point } from "#art/drawing/point.ts";

/** How the closing question stands, and the line that arrives at its dot. */
export interface ClosingLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly view: readonly [number, number, number, number];
  readonly size: number;
  readonly rows: readonly { readonly text: string; readonly at: Point }[];
  readonly line: {
    readonly from: number;
    readonly to: number;
    readonly y: number;
    readonly loops: readonly [from: number, to: number];
    readonly radii: readonly number[];
    readonly swing: number;
    readonly width: number;
    /** How far below the dot the line turns upward. */
    readonly turn: number;
  };
}

/** The closing question for desktops and for phones. */
export const closingLayouts: readonly ClosingLayout[] = [
  {
    name: "brand/closing-1440",
    width: 1920,
    height: 500,
    view: [-240, 0, 1920, 500],
    size: 211,
    rows: [{ text: "Got an idea?", at: [112, 262] }],
    line: {
      from: -270,
      to: 1060,
      y: 444,
      loops: [0.26, 0.68],
      radii: [54, 36, 50, 30, 42],
      swing: 20,
      width: 2.2,
      turn: 170,
    },
  },
  {
    name: "brand/closing-390",
    width: 800,
    height: 340,
    view: [-205, 0, 800, 340],
    size: 106,
    rows: [
      { text: "Got an", at: [20, 104] },
      { text: "idea?", at: [20, 201.5] },
    ],
    line: {
      from: -230,
      to: 196,
      y: 292,
      loops: [0.55, 0.94],
      radii: [25, 17, 22, 14],
      swing: 8,
      width: 1.8,
      turn: 60,
    },
  },
];
