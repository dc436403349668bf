import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Keypad } from "#art/kit/keypad.tsx";
import { Kiosk } from "#art/kit/kiosk.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

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

function Plant() {
  return (
    <>
      <Sketch d="M34 228H86L80 289H40Z" fill="sheet" />
      <Sketch d="M60 228C58 180 50 150 30 128M60 228C60 180 64 140 84 112M60 228C64 190 76 174 98 168" passes={0} />
      <Sketch
        d="M30 128C10 132 4 116 8 98C26 98 34 110 30 128ZM84 112C72 98 76 82 92 74C102 88 100 102 84 112ZM98 168C100 152 112 146 126 152C124 166 114 174 98 168Z"
        fill="green-2"
      />
    </>
  );
}
