import { Text } from "#art/engine/lettering.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { mark, Stretched } from "./mark.tsx";

const bird =
  "M1 17C15 8 28 12 34 23C39 12 52 6 67 9C57 14 51 21 47 30C44 37 39 43 29 50C32 43 32 39 30 35C25 27 15 20 1 17Z";

/** A falcon that stands in the wind. */
export const kestrel = mark("kestrel", 186, () => (
  <>
    <Shape d={bird} />
    <Stretched x={76} baseline={36} by={1.42}>
      <Text x={0} y={0} size={21} weight={520} tracking={0.02}>
        kestrel
      </Text>
    </Stretched>
  </>
));
