import { ellipse } from "#art/drawing/shapes.ts";
import { outlinesOf } from "#art/drawing/text.ts";
import { Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

const arch = "M2 56V27C2 11 13 1 27 1C41 1 52 11 52 27V56Z";
const letters = outlinesOf("LC", { size: 29, weight: 640, tracking: -0.02 }, [8.6, 47]);

/** A monogram cut into the arch of a gate. */
export const lc = mark("lc", 54, () => (
  <Shape d={arch + letters.map(({ d }) => d).join("") + ellipse(27, 14.5, 3.4)} holes />
));
