import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { Paw } from "#art/works/motifs/paw.tsx";

/** Until when each dog is vaccinated, and the paper that says so. */
export const vaccinationRecords: Drawing = {
  name: "showcase/web-portals/vaccination-records",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="green-2" />
      <Browser x={26} y={58} width={290} height={300} address="vaccinations">
        {dogs.map(([name, until], index) => (
          <g key={name}>
            <Paw x={32} y={36 + index * 56} size={22} />
            <Strong x={58} y={34 + index * 56} size={18}>
              {name}
            </Strong>
            <Label x={58} y={54 + index * 56}>
              {until}
            </Label>
            <Rule x={16} y={66 + index * 56} width={258} />
          </g>
        ))}
      </Browser>
      <Certificate />
    </>
  ),
};

const dogs = [
  ["Biscuit", "May 2027"],
  ["Mochi", "Jan 2027"],
  ["Otis", "Aug 2027"],
  ["Juno", "Mar 2027"],
] as const;

function Certificate() {
  return (
    <At x={226} y={84}>
      <g transform="rotate(6)">
        <Sketch d={rect(0, 0, 164, 202, 6)} fill="sheet" t={ramp(-20, 110)} amp={4} over={8} passes={1} width={1.7} />
        <Paw x={82} y={40} size={34} />
        <Text x={82} y={92} size={22} weight={690} tracking={-0.03} anchor="middle">
          Biscuit
        </Text>
        <Line d={line(26, 110, 138, 110) + line(26, 124, 118, 124)} width={1.3} />
        <Shape d={stamp(112, 158)} color="green" />
        <Line d={ellipse(112, 158, 22)} color="sheet" width={1.4} />
        <Line d={line(102, 158, 110, 166, 123, 150)} color="sheet" width={3.4} />
      </g>
    </At>
  );
}

/** A circle with a toothed edge. */
function stamp(x: number, y: number): string {
  const points = Array.from({ length: 40 }, (_, k) => {
    const angle = (k / 40) * 2 * Math.PI;
    const r = k % 2 === 0 ? 31 : 27;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return `${line(...points.flat())}Z`;
}
