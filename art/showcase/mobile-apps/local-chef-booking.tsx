import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Box } from "#art/kit/box.tsx";
import { Label } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { Plate } from "#art/works/motifs/plate.tsx";

/** Supper for two, on the 14th. */
export const localChefBooking: Drawing = {
  name: "showcase/mobile-apps/local-chef-booking",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ochre-2" />
      <Phone x={80} y={-30} width={252} height={308}>
        <Plate x={126} y={104} r={66} />
        <Text x={18} y={212} size={21} weight={670} tracking={-0.025}>
          Supper for two
        </Text>
        <Text x={234} y={212} size={21} weight={670} tracking={-0.025} anchor="end">
          $148
        </Text>
        <Label x={18} y={234}>
          with Altai, Logan Square
        </Label>
        {[12, 13, 14, 15, 16].map((date, index) => (
          <Day key={date} date={date} x={18 + index * 44} />
        ))}
      </Phone>
    </>
  ),
};

function Day({ date, x }: { readonly date: number; readonly x: number }) {
  const chosen = date === 14;
  return (
    <>
      <Box x={x} y={248} width={40} height={44} radius={9} fill={chosen ? "text" : "ground-2"} />
      <Text x={x + 20} y={276} size={17} weight={640} anchor="middle" color={chosen ? "sheet" : undefined}>
        {String(date)}
      </Text>
    </>
  );
}
