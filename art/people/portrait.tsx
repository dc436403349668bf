import type { ReactNode } from "react";
import { HandOf } from "#art/engine/hand.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { neck } from "./faces.ts";
import { garments } from "./garments.ts";
import { BackOfHead, Head } from "./head.tsx";
import { cloths, ink, paper, skins } from "./paints.ts";
import { Area, Ink, PassOver } from "./pen.tsx";
import type { Person } from "./person.ts";

/**
 * A portrait: lines only, and the same in color when the picture is asked for with #tint. The figure is cut off by the
 * lower edge, where the page draws the line that it stands on.
 */
export function portrait(person: Person): Drawing {
  return {
    name: `team/${person.name}`,
    width: 300,
    height: 360,
    view: [-127.5, -114, 255, 306],
    draw: () => (
      <HandOf t={1} amp={0.9} over={0.5} wave={44} passes={0}>
        <Cutout person={person}>
          <Figure person={person} />
          <PassOver value="colored">
            <g className="tint">
              <Figure person={person} />
            </g>
          </PassOver>
        </Cutout>
      </HandOf>
    ),
  };
}

/** Its two ends, between which a visitor drags the dot: a loose sketch without solid ink, and the lines in color. */
export function endsOfPortrait(person: Person): readonly Drawing[] {
  const { name, ...whole } = portrait(person);
  return [
    {
      ...whole,
      name: `${name}-sketch`,
      draw: () => (
        <HandOf t={1} amp={3.2} over={5} wave={36} passes={1}>
          <Cutout person={person}>
            <PassOver value="loose">
              <Figure person={person} />
            </PassOver>
          </Cutout>
        </HandOf>
      ),
    },
    {
      ...whole,
      name: `${name}-product`,
      draw: () => (
        <HandOf t={0} amp={0} over={0} passes={0}>
          <Cutout person={person}>
            <PassOver value="colored">
              <Figure person={person} />
            </PassOver>
          </Cutout>
        </HandOf>
      ),
    },
  ];
}

/**
 * Ink on paper in both schemes: turned to white, black hair would go gray and a mustache would be paint. On a dark page
 * the figure is cut out of paper, with an edge of it round black hair and cloth.
 */
function Cutout({ person, children }: { readonly person: Person; readonly children: ReactNode }) {
  return (
    <g color={ink}>
      <PassOver value="edge">
        <g stroke={paper} fill="none" strokeWidth={9}>
          <Figure person={person} />
        </g>
      </PassOver>
      {children}
    </g>
  );
}

function Figure({ person }: { readonly person: Person }) {
  const { build = 1 } = person;
  return (
    <>
      <BackOfHead person={person} />
      <g transform={build === 1 ? undefined : `scale(${build} 1)`}>
        <Body person={person} />
      </g>
      <Head person={person} />
    </>
  );
}

function Body({ person: { skin, wears } }: { readonly person: Person }) {
  const [garment, first, second = first] = wears;
  const Garment = garments[garment];
  return (
    <>
      <Area d={neck.outline} tint={skins[skin]} width={0} />
      <Ink d={neck.lines} />
      <Ink d={neck.underChin} width={1.2} />
      <Garment first={cloths[first]} second={cloths[second]} />
    </>
  );
}
