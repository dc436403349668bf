import { line } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { mark, Stretched } from "./mark.tsx";

/** The sun sinks into a ruled lake. */
export const northshore = mark("northshore", 204, () => (
  <>
    <Shape d="M4 28C4 -4 52 -4 52 28Z" />
    <Line
      d={line(4, 33.5, 52, 33.5) + line(8, 39.5, 48, 39.5) + line(14, 45.5, 42, 45.5) + line(21, 51.5, 35, 51.5)}
      width={2.6}
    />
    <Stretched x={64} baseline={38} by={1} slant={11}>
      <Text x={0} y={0} size={26} weight={440} tracking={-0.03}>
        Northshore
      </Text>
    </Stretched>
  </>
));
