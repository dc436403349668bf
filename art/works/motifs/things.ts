import { line, rect } from "#art/drawing/shapes.ts";

/** Things that a system is connected to, as lines, each in a box of 48 by 48. */
export const things = {
  calendar:
    rect(4, 8, 40, 36, 5) + line(4, 19, 44, 19) + line(14, 3, 14, 13) + line(34, 3, 34, 13) + rect(12, 26, 8, 8, 1),
  register: `M8 24L12 6H36L40 24${rect(4, 24, 40, 19, 3)}${line(16, 13, 32, 13)}${line(18, 34, 30, 34)}`,
  bottle: `${rect(12, 3, 24, 9, 2)}M15 12V15C11 17 10 19 10 22V40C10 43 11 45 14 45H34C37 45 38 43 38 40V22C38 19 37 17 33 15V12${rect(10, 24, 28, 13)}`,
  phone: "M10 6C7 8 5 11 6 15C9 29 19 39 33 42C37 43 40 41 42 38L34 30L28 33C22 30 18 26 15 20L18 14Z",
  envelope: rect(4, 10, 40, 29, 3) + line(5, 12, 24, 27, 43, 12),
  sheet: `M10 3H30L39 12V45H10ZM30 3V12H39${line(16, 21, 33, 21) + line(16, 28, 33, 28) + line(16, 35, 26, 35)}`,
} as const;

export type ThingName = keyof typeof things;
