import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Ground } from "./motifs/ground.tsx";
import { LakeSunset } from "./motifs/lake-sunset.tsx";
import { PhoneOutline } from "./motifs/phone-outline.tsx";
import { workSize } from "./size.ts";

/** A member card with the lake on it, and who may come along. */
export const membershipLakeClub: Drawing = {
  name: "works/membership-lake-club",
  ...workSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...workSize} color="night" />
      <PhoneOutline x={70} y={48} width={272} height={560} fill="night" />
      <Text x={96} y={108} size={24} weight={680} tracking={-0.025}>
        Lake Club
      </Text>
      <LakeSunset x={92} y={128} width={228} height={166} />
      <Label x={96} y={328}>
        Guest passes
      </Label>
      {guests.map(([name, day], index) => (
        <Pass key={day} name={name} day={day} y={342 + index * 62} />
      ))}
    </>
  ),
};

const guests = [
  ["Maya", "Sat"],
  ["Tom", "Sat"],
  ["Your guest", "Sun"],
] as const;

/** A ticket with a notch on both sides. */
function Pass({ name, day, y }: { readonly name: string; readonly day: string; readonly y: number }) {
  const open = name === "Your guest";
  return (
    <>
      <Sketch d={rect(92, y, 228, 52, 9)} t={ramp(70, 240, 1.1)} amp={4} over={7} passes={1} width={1.5} />
      <Shape d={ellipse(258, y, 5) + ellipse(258, y + 52, 5)} color="night" />
      <Line d={line(258, y + 9, 258, y + 44)} width={1.4} dash="1 6" />
      <Strong x={110} y={y + 32} size={18} color={open ? "mute" : undefined}>
        {name}
      </Strong>
      <Strong x={289} y={y + 32} size={17} anchor="middle">
        {day}
      </Strong>
    </>
  );
}
