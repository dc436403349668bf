import { line } from "#art/drawing/shapes.ts";
import { widthOf } from "#art/drawing/text.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { strong } from "#art/kit/type.ts";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";
import { Wave } from "#art/screens/ccgen/wave.tsx";
import { detail } from "#art/screens/clover-picture.ts";

const size = 25;
const before = 28 + widthOf("My father kept ", { size });
/** Where the wrong word ends; its full stop stays. */
const after = before + widthOf("houses", { size });
/** Behind what was typed. */
const cursor = before + widthOf("horses.", { size, weight: strong, tabular: true }) + 5;

/** One word of a transcript, typed anew: for the project's page, and for the black one. */
export const corrections: readonly Drawing[] = [
  projectPicture("correction", () => <Correction />),
  detail("ccgen/correction", () => <Correction light />),
];

const Correction = ({ light }: { readonly light?: boolean }) => (
  <AccentOf accent="sky">
    <Sheet x={20} y={82} width={440} height={300} light={light}>
      <Wave x={30} y={88} width={378} height={92} step={9} seed={7} thickness={3.5} />
      <Box x={before - 8} y={30} width={116} height={116} radius={8} edge="sky" edgeWidth={2} />
      <Label x={28} y={184}>
        20:40
      </Label>
      <Words x={28} y={222} size={size}>
        My father kept
      </Words>
      <Words x={before} y={222} size={size} color="mute">
        houses.
      </Words>
      <Line d={line(before - 1, 214, after, 214)} width={2} />
      <Box x={before - 12} y={238} width={124} height={44} fill="sheet" edge="sky" edgeWidth={2.2} />
      <Strong x={before} y={268} size={size}>
        horses.
      </Strong>
      <Line d={line(cursor, 248, cursor, 272)} width={2.2} color="sky" />
    </Sheet>
  </AccentOf>
);
