import { line, rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { appIcon } from "./app-icon.tsx";

/** An H, ruled off twice below, as an account is closed. */
export const hat = appIcon("hat", "green", () => (
  <Shape
    color="white"
    d={`M16 12H24.500V23H39.500V12H48V42H39.500V30.500H24.500V42H16Z${rect(16, 47, 32, 2.4)}${rect(16, 51.6, 32, 2.4)}`}
  />
));

/** Keys of a register; the fourth is the plus. */
export const registerPlus = appIcon("register-plus", "sky", () => (
  <>
    <Shape color="white" d={rect(13, 13, 16, 16, 4.5) + rect(35, 13, 16, 16, 4.5) + rect(13, 35, 16, 16, 4.5)} />
    <Line color="white" d={line(43, 35.5, 43, 50.5) + line(35.5, 43, 50.5, 43)} width={5} />
  </>
));

/** What is added, and what is taken off. */
export const salesAdjuster = appIcon("sales-adjuster", "ochre", () => (
  <Line
    color="white"
    d={line(32, 13.5, 32, 36.5) + line(20.5, 25, 43.5, 25) + line(20.5, 48.5, 43.5, 48.5)}
    width={6}
  />
));

/** Sound on the left, lines of writing on the right. */
export const ccgen = appIcon("ccgen", "night", () => (
  <>
    <Line
      color="white"
      d={line(12.5, 27, 12.5, 37) + line(19.5, 17, 19.5, 47) + line(26.5, 24, 26.5, 40)}
      width={3.8}
    />
    <Line color="white" d={line(34.5, 23, 51.5, 23) + line(34.5, 32, 51.5, 32) + line(34.5, 41, 44, 41)} width={3.8} />
    <Line color="white" d={rect(1, 1, 62, 62, 14)} width={2} opacity={0.28} />
  </>
));
