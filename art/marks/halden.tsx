import { rect } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

/** Two capsules crossed, each half full. */
export const halden = mark("halden", 190, () => (
  <>
    <Line
      d={`${rect(18, 4, 16, 48, 8)}M18 20H12C1.300 20 1.300 36 12 36H18M34 20H40C50.700 20 50.700 36 40 36H34`}
      width={2.4}
    />
    <Shape d="M18 28H34V44C34 54.700 18 54.700 18 44ZM34 20H40C50.700 20 50.700 36 40 36H34Z" />
    <Text x={64} y={36} size={23} weight={480} tracking={0.2}>
      HALDEN
    </Text>
  </>
));
