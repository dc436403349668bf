import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

/** A pot on the stove. */
export const savory = mark("savory", 182, () => (
  <>
    <Line
      d="M8 27H48V41C48 47 44 51 38 51H18C12 51 8 47 8 41ZM48 31H54M8 31H2M20 19C16 14 24 12 20 6M36 19C32 14 40 12 36 6"
      width={2.6}
    />
    <Text x={68} y={43} size={33} weight={280} tracking={0.035}>
      savory
    </Text>
  </>
));
