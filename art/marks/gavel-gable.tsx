import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { mark, Stretched } from "./mark.tsx";

/** A gable, and the hammer of an auction below it. */
export const gavelGable = mark("gavel-gable", 158, () => (
  <>
    <Line d="M4 28L32 6L60 28M12 23V50H52V23" width={3} />
    <Shape d="M26.500 26.500L36.500 20.800L42.500 31.200L32.500 36.900ZM19.500 45.500L31.500 36.200L33.700 39.900L22.300 47.500C19.600 48.800 17.600 47.300 19.500 45.500Z" />
    <Stretched x={74} baseline={25} by={0.7}>
      <Text x={0} y={0} size={27} weight={760}>
        GAVEL &
      </Text>
    </Stretched>
    <Stretched x={74} baseline={50} by={0.86}>
      <Text x={0} y={0} size={27} weight={760}>
        GABLE
      </Text>
    </Stretched>
  </>
));
