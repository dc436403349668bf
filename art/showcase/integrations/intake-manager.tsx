import { ellipse, line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { place } from "#art/works/motifs/place.ts";
import { things } from "#art/works/motifs/things.ts";

/** Three ways in, one funnel, one queue. */
export const intakeManager: Drawing = {
  name: "showcase/integrations/intake-manager",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <HandOf t={ramp(20, 250, 1.1)} amp={4} over={9} wave={60} passes={2} width={1.7}>
        <Sketch d={place(things.phone, 26, 20, 1.2)} amp={3} passes={1} />
        <Sketch d={place(webForm, 24, 118, 1.2)} amp={3} passes={1} />
        <Sketch d={place(things.sheet, 26, 224, 1.2)} amp={3} passes={1} />
        <Sketch d={ways} over={3} passes={1} />
        <Sketch d="M144 40L144 268M144 40L222 132V176L144 268" amp={6} fill="ground" />
        <Sketch d="M222 132H258V176H222" amp={2} passes={0} fill="ground" />
      </HandOf>
      <Line d={line(258, 154, 412, 154)} width={1.5} dash="1 6" />
      {[1, 2, 3].map((number) => (
        <Place key={number} number={number} x={430 - number * 48} />
      ))}
      <Text x={382} y={228} size={30} weight={690} tracking={-0.03} anchor="end">
        1 next
      </Text>
      <Text x={382} y={252} size={16} anchor="end" color="mute">
        2 more wait
      </Text>
    </>
  ),
};

const webForm = "M4 8H44V40H4ZM4 16H44M12 24H36M12 31H28";
const ways = "M88 48C110 48 122 70 144 92M88 148C106 152 124 154 144 154M88 256C110 258 124 240 144 216";

function Place({ number, x }: { readonly number: number; readonly x: number }) {
  const first = number === 1;
  return (
    <>
      {first ? <Shape d={ellipse(x, 154, 21)} /> : <Line d={ellipse(x, 154, 19)} fill="ground" width={1.7} />}
      <Text x={x} y={160.5} size={18} weight={660} anchor="middle" color={first ? "ground" : undefined}>
        {String(number)}
      </Text>
    </>
  );
}
