import { rect } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

// Every letter in the middle of a cell of one width, as a typewriter sets it.
const cells = [..."case/file"].map((letter, index) => ({ letter, x: 21 + index * 14.2 }));
// The feet that a typewriter gives its narrow letters.
const feet =
  rect(87.3, 38.2, 9.6, 2.8) +
  rect(100.8, 38.2, 10.8, 2.8) +
  rect(101.2, 28.3, 5, 2.8) +
  rect(115, 38.2, 10.8, 2.8) +
  rect(115.4, 22.4, 5, 2.8);

/** A file with its tab, its name typed letter by letter. */
export const caseFile = mark("case-file", 172, () => (
  <>
    <Line
      d="M2 16V9C2 6 4 4 7 4H52C54 4 56 5 57 7L61 14H165C168 14 170 16 170 19V47C170 50 168 52 165 52H7C4 52 2 50 2 47V16Z"
      width={2.2}
    />
    {cells.map(({ letter, x }) => (
      <Text key={x} x={x} y={41} size={25} weight={520} anchor="middle">
        {letter}
      </Text>
    ))}
    <Shape d={feet + rect(147, 21.5, 9, 22)} />
  </>
));
