import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { mark } from "./mark.tsx";

/** Two tracks that part. */
export const switchyard = mark("switchyard", 170, () => (
  <>
    <Line d="M2 36H62M2 46H62M2 36H12C32 36 30 10 50 10H62M2 46H16C38 46 36 20 54 20H62" width={3} />
    <Text x={75} y={24.5} size={20.5} weight={700} tracking={0.055}>
      SWITCH
    </Text>
    <Text x={75} y={47} size={20.5} weight={300} tracking={0.3}>
      YARD
    </Text>
  </>
));
