import { line } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Keypad } from "#art/kit/keypad.tsx";
import { Kiosk } from "#art/kit/kiosk.tsx";
import { Label } from "#art/kit/label.tsx";
import { Ground } from "./motifs/ground.tsx";
import { workSize } from "./size.ts";

/** A front desk without a desk: it asks for a member number. */
export const membershipKiosk: Drawing = {
  name: "works/membership-kiosk",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} color="ground-2" />
      <Kiosk x={88} y={44} width={236} height={356} post={96}>
        <Welcome />
      </Kiosk>
    </>
  ),
};

function Welcome() {
  return (
    <>
      <Text x={118} y={46} size={27} weight={690} tracking={-0.03} anchor="middle">
        Welcome back.
      </Text>
      <Label x={118} y={72} anchor="middle">
        Type your member number
      </Label>
      <Text x={118} y={122} size={34} weight={620} tracking={0.09} anchor="middle" tabular>
        407-18
      </Text>
      <Line d={line(30, 134, 206, 134)} width={1.5} />
      <Keypad x={30} y={150} width={176} height={186} />
    </>
  );
}
