import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Keypad } from "#art/kit/keypad.tsx";
import { Kiosk } from "#art/kit/kiosk.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { Plant } from "#art/works/motifs/plant.tsx";

/** A tablet on a stand that knows its members by number. */
export const membershipKiosk: Drawing = {
  name: "showcase/mobile-apps/membership-kiosk",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <HandOf t={0.9} amp={4} over={8} wave={60} passes={1} width={1.6}>
        <Sketch d={line(-10, 290, 130, 290)} width={1.8} />
        <Plant />
      </HandOf>
      <Sketch d={line(120, 290, 430, 290)} t={0} width={1.8} />
      <Kiosk x={134} y={28} width={216} height={206} post={48}>
        <Welcome />
      </Kiosk>
    </>
  ),
};

function Welcome() {
  return (
    <>
      <Text x={108} y={34} size={23} weight={690} tracking={-0.03} anchor="middle">
        Welcome back
      </Text>
      <Text x={108} y={65} size={24} weight={620} tracking={0.09} anchor="middle" tabular>
        407-18
      </Text>
      <Keypad x={24} y={78} width={168} height={120} gap={6} size={17} />
    </>
  );
}
