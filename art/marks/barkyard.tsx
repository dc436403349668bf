import { ellipse } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

const head = "M16 9C21 4 33 4 38 9C42 15 43 25 39 35C37 44 33 50 27 50C21 50 17 44 15 35C11 25 12 15 16 9Z";
const ears =
  "M12 8C3 7-1 17 1 29C2 38 8 39 10 32C12 25 10 16 12 8ZM42 8C51 7 55 17 53 29C52 38 46 39 44 32C42 25 44 16 42 8Z";
const face = ellipse(21, 22, 2.6) + ellipse(33, 22, 2.6) + ellipse(27, 37, 5, 3.5);

/** A dog that listens. */
export const barkyard = mark("barkyard", 188, () => (
  <>
    <Shape d={head + ears + face} holes />
    <Text x={62} y={37} size={29} weight={860} tracking={-0.05}>
      barkyard
    </Text>
  </>
));
