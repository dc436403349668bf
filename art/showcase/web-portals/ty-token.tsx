import { ellipse } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Tokens of thanks, and who gave them for what. */
export const tyToken: Drawing = {
  name: "showcase/web-portals/ty-token",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <HandOf t={ramp(0, 260, 1.1)} amp={3} over={6} wave={40} passes={1} width={1.5}>
        <Wall />
      </HandOf>
      <Shape d={ellipse(282, 92, 64)} />
      <Line d={ellipse(282, 92, 55)} color="night" width={1.6} dash="1 5" />
      <Text x={282} y={112} size={56} weight={720} tracking={-0.04} anchor="middle" color="night">
        TY
      </Text>
      {thanks.map(([names, reason], index) => (
        <g key={names}>
          <Strong x={28} y={212 + index * 50} size={18}>
            {names}
          </Strong>
          <Label x={384} y={212 + index * 50} size={16} anchor="end">
            {reason}
          </Label>
          <Rule x={28} y={228 + index * 50} width={356} />
        </g>
      ))}
    </>
  ),
};

const thanks = [
  ["Solongo to Marcus", "for the milestone"],
  ["Leila to Javier", "for taking the lead"],
] as const;

function Wall() {
  const places = Array.from({ length: 27 }, (_, k) => [36 + (k % 9) * 43, 38 + Math.floor(k / 9) * 50] as const);
  const free = places.filter(([x, y]) => Math.hypot(x - 282, y - 92) > 84);
  return (
    <>
      <Sketch d={free.map(([x, y]) => ellipse(x, y, 17)).join("")} />
      <Line d={free.map(([x, y]) => ellipse(x, y, 11)).join("")} width={1} opacity={0.6} />
    </>
  );
}
