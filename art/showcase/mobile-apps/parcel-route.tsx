import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Crop } from "#art/kit/crop.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Bicycle } from "#art/works/motifs/bicycle.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Six parcels on a bicycle; the third is being delivered. */
export const parcelRoute: Drawing = {
  name: "showcase/mobile-apps/parcel-route",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="green-2" />
      <Phone x={56} y={-40} width={300} height={420}>
        <Crop x={0} y={0} width={300} height={420} radius={31}>
          <Streets />
        </Crop>
        <Line d={line(...stops.flat())} width={2.6} dash="0.1 8" />
        {stops.map(([x, y], index) => (
          <Stop key={`${x} ${y}`} x={x} y={y} number={index + 1} />
        ))}
        <Bicycle x={170} y={164} />
      </Phone>
    </>
  ),
};

// Along the streets, corner by corner.
const stops: readonly Point[] = [
  [52, 298],
  [52, 204],
  [140, 204],
  [140, 102],
  [248, 102],
  [248, 262],
];

function Streets() {
  return (
    <>
      <Shape d={rect(0, 0, 300, 420)} color="ground-2" />
      <Shape d="M176 226C206 218 228 232 226 252C224 280 190 290 172 276C156 262 156 232 176 226Z" color="green-2" />
      <Line
        d={
          line(0, 204, 300, 204) +
          line(52, 0, 52, 420) +
          line(140, 0, 140, 420) +
          line(0, 102, 300, 102) +
          line(248, 0, 248, 420) +
          line(0, 298, 140, 298, 300, 346)
        }
        color="sheet"
        width={17}
      />
      <Line d={line(96, 0, 96, 204) + line(196, 102, 196, 204) + line(140, 52, 300, 52)} color="sheet" width={8} />
    </>
  );
}

function Stop({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  const ahead = number > 3;
  return (
    <>
      <Line d={ellipse(x, y, 15)} width={1.8} fill={ahead ? "sheet" : "text"} />
      <Text x={x} y={y + 6} size={17} weight={660} anchor="middle" color={ahead ? undefined : "sheet"}>
        {String(number)}
      </Text>
    </>
  );
}
