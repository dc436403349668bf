import { ellipse, line } from "#art/drawing/shapes.ts";

/** What the bakery sells, as lines in a box of 40 by 32. */
export const bakery = {
  "House blend":
    "M8 12H28V21C28 26 25 29 21 29H15C11 29 8 26 8 21ZM28 15H31C36 15 36 23 31 23H28M14 8C12 6 16 4 14 1M22 8C20 6 24 4 22 1",
  "Sesame ring": `${ellipse(20, 17, 14) + ellipse(20, 17, 5)}M12 9l2 2M26 8l-1 3M31 17h-2M27 25l-2-2M13 26l1-3M9 17h2`,
  "Country loaf": "M4 24C2 8 38 8 36 24C36 28 4 28 4 24ZM11 15L15 21M18 13L22 20M25 14L29 20",
  Muffin: `M8 15C4 6 14 2 20 4C28 1 36 8 32 15ZM9 15L13 30H27L31 15${line(17, 16, 18, 29) + line(24, 16, 23, 29)}`,
  "Spinach pie": "M3 28L20 6L37 28ZM12 17H28M16 23H17M22 22H23",
  Apple: "M20 10C13 5 6 10 7 18C8 26 14 31 20 28C26 31 32 26 33 18C34 10 27 5 20 10ZM20 10C20 6 22 3 25 2",
} as const;

export type BakeryItem = keyof typeof bakery;
