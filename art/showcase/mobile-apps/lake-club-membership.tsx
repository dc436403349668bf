import { line } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Box } from "#art/kit/box.tsx";
import { Label } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { LakeSunset } from "#art/works/motifs/lake-sunset.tsx";

/** The lake on a card, and three people who may come along. */
export const lakeClubMembership: Drawing = {
  name: "showcase/mobile-apps/lake-club-membership",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="sky-2" />
      <Phone x={86} y={-22} width={240} height={306}>
        <LakeSunset x={14} y={42} width={212} height={150} />
        {["Maya", "Tom", "Guest"].map((name, index) => (
          <Pass key={name} name={name} x={14 + index * 73} />
        ))}
      </Phone>
    </>
  ),
};

function Pass({ name, x }: { readonly name: string; readonly x: number }) {
  const guest = name === "Guest";
  return (
    <>
      <Box x={x} y={206} width={66} height={78} radius={8} edge={guest ? "mute" : "text"} />
      <Text x={x + 33} y={236} size={17} weight={640} anchor="middle" tracking={-0.02}>
        {name}
      </Text>
      <Line d={line(x + 8, 248, x + 58, 248)} width={1.3} dash="1 5" />
      <Label x={x + 33} y={271} anchor="middle">
        {guest ? "Sun" : "Sat"}
      </Label>
    </>
  );
}
