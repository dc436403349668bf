import { ellipse } from "#art/drawing/shapes.ts";

/** How an item looks: its body, which is filled, and the lines on it. On a grid of 48 by 48. */
interface ItemPaths {
  readonly body: string;
  readonly lines: string;
}

const seeds = [
  [12, 24, 14, 22],
  [17, 15, 19, 14],
  [27, 14, 29, 15],
  [35, 21, 36, 23],
  [36, 31, 35, 33],
  [27, 37, 25, 38],
  [15, 34, 17, 36],
];

/** What a bakery sells. */
export const itemPaths = {
  ring: {
    body: ellipse(24, 26, 18, 16) + ellipse(24, 26, 6.5, 5.5),
    lines: seeds.map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`).join(""),
  },
  loaf: {
    body: "M5 32C5 18 13 11 24 11S43 18 43 32C43 37 40 38 36 38H12C8 38 5 37 5 32Z",
    lines: "M14 18L20 28M22 15L28 26M31 16L36 25",
  },
  pie: {
    body: "M4 28L37 12C42 16 45 22 45 28V38H4Z",
    lines: "M4 28H45M4 33H45M14 30.5H18M24 30.5H30M35 30.5H39",
  },
  muffin: {
    body: "M9 24C5 23 5 18 9 17C10 11 16 8 24 8S38 11 39 17C43 18 43 23 39 24L34 41H14Z",
    lines: "M9 24C13 27 18 24 24 25S35 27 39 24M20 27L21 41M28 27L27 41M18 14L19 16M28 13L30 15M24 18H26",
  },
  croissant: {
    body: "M4 35C5 20 13 10 24 10S43 20 44 35C38 38 35 34 33 29C30 23 18 23 15 29C13 34 10 38 4 35Z",
    lines: "M13 17L18 25M24 10V24M35 17L30 25M7 26L15 29M41 26L33 29",
  },
  baguette: {
    body: "M8 39C4 36 5 32 9 28L29 8C33 5 38 6 41 9S43 16 40 19L20 38C16 42 12 42 8 39Z",
    lines: "M13 29L20 31M19 23L26 25M25 17L32 19M31 11L38 13",
  },
  roll: {
    body: "M5 31C5 19 13 12 24 12S43 19 43 31C43 36 39 38 35 38H13C9 38 5 36 5 31Z",
    lines: "M5 30C9 26 12 34 17 30S25 34 29 30S38 33 43 30M18 19L20 20M26 17L28 18M31 22L33 23",
  },
  tart: {
    body: ellipse(24, 26, 20, 15),
    lines: `${ellipse(24, 25, 14, 9.5)}M13 26C14 20 20 19 21 26C22 18 27 18 28 26C29 19 34 20 35 26M17 31C20 27 28 27 31 31`,
  },
  gift: {
    body: "M8 20H40V40H8ZM5 13H43V20H5Z",
    lines: "M24 13V40M24 13C17 13 14 8 17 6S24 8 24 13C24 8 28 4 31 6S31 13 24 13Z",
  },
} as const satisfies Record<string, ItemPaths>;

export type ItemPicture = keyof typeof itemPaths;
