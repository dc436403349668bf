import { HandOf } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Dog } from "#art/works/motifs/dog.tsx";
import { Fence } from "#art/works/motifs/fence.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";
import { PhoneOutline } from "#art/works/motifs/phone-outline.tsx";

/** Biscuit at the gate. */
export const dogParkMembership: Drawing = {
  name: "showcase/mobile-apps/dog-park-membership",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <HandOf t={ramp(-20, 300, 1.1)} amp={4} over={8} wave={60} width={1.5}>
        <Fence from={-14} to={428} y={272} />
      </HandOf>
      <PhoneOutline x={86} y={-160} width={240} height={452} fill="night" />
      <Dog x={206} y={88} scale={0.86} t={ramp(100, 250, 1.1)} ground="night" />
      <Text x={206} y={188} size={28} weight={690} tracking={-0.03} anchor="middle">
        Biscuit
      </Text>
      <Label x={206} y={211} anchor="middle">
        Shots through May 2027
      </Label>
      <Button x={106} y={228} width={200} height={46} radius={23} kind="solid" size={17} label="Open the gate" />
    </>
  ),
};
