import { Line, Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

const stones =
  "M6 47C-1 39 4 27 15 28C25 29 30 40 24 46C19 52 11 53 6 47ZM33 48C27 41 31 29 41 29C52 29 57 40 51 47C46 53 38 53 33 48ZM19 25C14 18 19 7 29 8C38 9 42 18 37 24C32 29 24 30 19 25Z";
/** One line of the pen for each letter; the first two belong to the T. */
const letters = [
  "M70 18C76 9 88 13 98 12C104 11.400 108 10 111 7",
  "M92 13C91 23 88 33 83 40C79 45 73 44 73 39",
  "M91 34C94 30 96 27 98 25C97 31 94 38 97 41C100 43 105 38 108 32L110.500 25C109 31 107 38 109.500 41C112 43 116 38 119 32",
  "M119 32C127 22 132 9 128.500 6C124.500 4 121 17 120 29C119.300 37 120 43 124 41C127 39 129 36 131 33",
  "M145 27C140 22 133 26 132 33C131 39 134 43 138 41C142 39 145 33 146.500 26C145 36 142 47 137 52C132 56 126 52 129 47.500C133 42 145 42 151 34",
  "M165 27C160 22 153 26 152 33C151 39 154 43 158 41C162 39 165 33 166.500 26C165 33 164 38 166 41C168 43 172 40 175 36",
];

/** Three stones of a hearth, and a name written in one go. */
export const tulga = mark("tulga", 180, () => (
  <>
    <Shape d={stones} />
    <Line d={letters.join("")} width={3.1} />
  </>
));
