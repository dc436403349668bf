import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Label, Words } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A month of evenings, and what is cooked on one of them. */
export const chefBookingsAdmin: Drawing = {
  name: "showcase/web-portals/chef-bookings-admin",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ochre-2" />
      <Sketch d={rect(24, 26, 240, 258, 12)} fill="sheet" t={ramp(0, 200, 1.1)} amp={6} passes={1} width={1.7} />
      <Text x={40} y={62} size={24} weight={690} tracking={-0.03}>
        November
      </Text>
      {Array.from({ length: 30 }, (_, index) => index + 1).map((date) => (
        <Evening key={date} date={date} />
      ))}
      <Menu />
    </>
  ),
};

const booked = [1, 6, 7, 13, 14, 19, 20, 21, 27];

/** A booked evening is a laid plate; the others are points. */
function Evening({ date }: { readonly date: number }) {
  // The month begins on a Sunday.
  const x = 54 + ((date - 1) % 7) * 30;
  const y = 98 + Math.floor((date - 1) / 7) * 39;
  if (!booked.includes(date)) {
    return <Shape d={ellipse(x, y, 2.2)} color="mute" />;
  }
  return (
    <>
      <Line d={ellipse(x, y, 13)} fill={date === 14 ? "text" : "sheet"} width={1.6} />
      <Line d={ellipse(x, y, 7.5)} color={date === 14 ? "sheet" : "text"} width={1.1} />
    </>
  );
}

function Menu() {
  return (
    <>
      <Line d={line(249, 137, 278, 137)} width={1.4} />
      <Line d={rect(278, 96, 150, 230, 12)} fill="sheet" width={1.7} />
      <Text x={296} y={132} size={22} weight={690} tracking={-0.03}>
        Sat 14
      </Text>
      <Label x={296} y={155} size={16}>
        6 guests
      </Label>
      {["Beet soup", "Trout", "Lemon tart"].map((course, index) => (
        <g key={course}>
          <Rule x={296} y={172 + index * 38} width={130} />
          <Words x={296} y={197 + index * 38} size={18}>
            {course}
          </Words>
        </g>
      ))}
    </>
  );
}
