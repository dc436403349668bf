import { line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Avatar } from "#art/kit/avatar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Label } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Tuesday for Friday. */
export const shiftSwap: Drawing = {
  name: "showcase/mobile-apps/shift-swap",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ochre-2" />
      <Phone x={98} y={-30} width={216} height={400}>
        <Shift y={62} day="Tue" hours="6 am to 2 pm" name="D" dark />
        <Shift y={200} day="Fri" hours="2 to 10 pm" name="L" />
      </Phone>
      <Sketch d="M112 90C30 104 26 210 102 232" t={1} amp={6} over={4} passes={2} width={2.2} wave={70} />
      <Sketch d={line(86, 215, 103, 233, 80, 243)} t={1} amp={2} over={3} passes={1} width={2.2} />
      <Sketch d="M300 232C386 214 386 112 312 90" t={0} width={2.2} passes={0} />
      <Sketch d={line(328, 108, 311, 90, 334, 80)} t={0} width={2.2} passes={0} />
    </>
  ),
};

interface ShiftProps {
  readonly y: number;
  readonly day: string;
  readonly hours: string;
  readonly name: string;
  readonly dark?: boolean;
}

function Shift({ y, day, hours, name, dark = false }: ShiftProps) {
  const color = dark ? "sheet" : "text";
  return (
    <>
      <Box
        x={18}
        y={y}
        width={180}
        height={112}
        radius={14}
        fill={dark ? "text" : "sheet"}
        edge="text"
        edgeWidth={1.6}
      />
      <Text x={36} y={y + 52} size={40} weight={690} tracking={-0.04} color={color}>
        {day}
      </Text>
      <Label x={36} y={y + 86} size={17} color={color}>
        {hours}
      </Label>
      <Avatar x={166} y={y + 38} r={17} letters={name} />
    </>
  );
}
