/** Outlines of a face. Its middle is 0 0, the eyes stand at -4, the chin near 66. */
export const faces = {
  oval: "M-45-21C-47 16-41 43-26 56C-13 67 11 68 24 57C40 44 47 18 45-21C45-51 29-67 0-67C-29-67-45-51-45-21Z",
  square:
    "M-47-20C-48 12-47 35-39 51C-29 65-13 70 0 70C13 70 29 65 39 51C47 35 48 12 47-20C47-52 30-67 0-67C-30-67-47-52-47-20Z",
  round: "M-50-15C-52 25-38 62 0 62C38 62 52 25 50-15C50-49 30-66 0-66C-30-66-50-49-50-15Z",
  long: "M-43-24C-44 18-39 50-23 66C-11 77 11 77 23 66C39 50 44 18 43-24C43-54 28-68 0-68C-28-68-43-54-43-24Z",
  heart: "M-47-22C-48 10-38 36-22 54C-9 69 9 69 22 54C38 36 48 10 47-22C46-52 29-67 0-67C-29-67-46-52-47-22Z",
} as const;

export type FaceName = keyof typeof faces;

/** The ear on the right; its mirror image is the one on the left. */
export const ear = {
  outline: "M44-14C55-23 62-5 57 9C54 18 47 19 43 12",
  fold: "M48-8C54-8 55 1 50 7",
} as const;

/** The sides whose ear shows, -1 for the left: a face that turns far enough hides one. */
export function visibleEars(turn: number): readonly number[] {
  return [-1, 1].filter((side) => side * turn < 4);
}

/** From the chin down into the collar; clothes cover its end. */
export const neck = {
  outline: "M-22 46C-21 64-21 78-24 86C-26 91-29 94-40 102L0 150L40 102C29 94 26 91 24 86C21 78 21 64 22 46Z",
  lines: "M-22 56C-21 70-21 80-24 87C-25 90-27 92-30 93.500M22 56C21 70 21 80 24 87C25 90 27 92 30 93.500",
  underChin: "M-16 73C-4 81 9 80 20 70",
} as const;
