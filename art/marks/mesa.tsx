import { Text } from "#art/engine/lettering.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

/** A table mountain in three layers. */
export const mesa = mark("mesa", 170, () => (
  <>
    <Shape d="M16 9H46L47.500 19.500H14.500ZM13.800 23H48.200L50.500 33H11.500ZM9.800 36.500H52.200L62 48H0Z" />
    <Text x={71} y={44} size={40} weight={600} tracking={-0.045}>
      mesa
    </Text>
  </>
));
