import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";

import { Dog } from "./motifs/dog.tsx";
import { Ground } from "./motifs/ground.tsx";
import { PhoneOutline } from "./motifs/phone-outline.tsx";
import { workSize } from "./size.ts";

/** Biscuit's membership, and the gate it opens. */
export const membershipDogPark: Drawing = {
  name: "works/membership-dog-park",
  ...workSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...workSize} color="night" />
      <PhoneOutline x={80} y={48} width={252} height={560} fill="night" />
      <Text x={104} y={104} size={21} weight={680} tracking={-0.02}>
        Barkyard
      </Text>
      <Label x={308} y={104} anchor="end">
        9:41
      </Label>
      <Dog x={206} y={222} scale={1.08} t={ramp(70, 250, 1.1)} ground="night" />
      <Text x={206} y={344} size={30} weight={690} tracking={-0.03} anchor="middle">
        Biscuit
      </Text>
      <Label x={206} y={368} anchor="middle">
        Shots through May 2027
      </Label>
      <Button
        x={104}
        y={390}
        width={204}
        height={48}
        radius={24}
        kind="solid"
        size={17}
        label="Open the gate"
        color="text"
      />
      <Label x={104} y={474}>
        Inside now
      </Label>
      <Strong x={308} y={474} anchor="end" size={16}>
        14 dogs
      </Strong>
      <Label x={104} y={505}>
        Quiet hour
      </Label>
      <Strong x={308} y={505} anchor="end" size={16}>
        7–8 pm
      </Strong>
    </>
  ),
};
