import type { ReactNode } from "react";
import { Beard } from "./beards.tsx";
import { Brows } from "./brows.tsx";
import { Covering } from "./coverings.tsx";
import { Extras } from "./extras.tsx";
import { Eyes } from "./eyes.tsx";
import { ear, faces, visibleEars } from "./faces.ts";
import { Glasses } from "./glasses.tsx";
import { type Hair, Mass, Shaved } from "./hair.tsx";
import { hatching } from "./hatching.ts";
import { longHair } from "./long-hair.ts";
import { Mouth, Nose } from "./nose-and-mouth.tsx";
import { cloths, hairColors, skins } from "./paints.ts";
import { Area, Fine, Ink } from "./pen.tsx";
import type { Person } from "./person.ts";
import { shortHair } from "./short-hair.ts";

const hairs: Readonly<Record<Person["hair"], Hair>> = { ...longHair, ...shortHair };

/** What of the hair hangs behind the neck. */
export function BackOfHead({ person }: { readonly person: Person }) {
  const { behind, strandsBehind } = hairs[person.hair];
  return (
    <Tilted person={person}>
      <Mass d={behind} strands={strandsBehind} {...hairColors[person.hairColor]} />
    </Tilted>
  );
}

/** Face, hair and whatever is worn on them. */
export function Head({ person }: { readonly person: Person }) {
  const { turn, covering, glasses, beard, extras = [] } = person;
  const hair = hairs[person.hair];
  const { outlined, tint } = hairColors[person.hairColor];
  return (
    <Tilted person={person}>
      {!hair.coversEars && covering?.[0] !== "hijab" && <Ears person={person} />}
      <Area d={faces[person.face]} tint={skins[person.skin]} width={2} slip={[turn > 0 ? 1.6 : -1.6, 1.1]} />
      <FaceShade person={person} />
      <Shaved d={hair.shaved} />
      {beard && <Beard kind={beard} turn={turn} tint={tint} />}
      <Brows kind={person.brows} turn={turn} />
      <Eyes kind={person.eyes} turn={turn} />
      <Nose kind={person.nose} turn={turn} />
      <Mouth kind={person.mouth} turn={turn} />
      <Mass d={hair.over} strands={hair.strands} outlined={outlined} tint={tint} />
      {hair.loose && <Ink free d={hair.loose} width={1.3} />}
      <Extras names={extras} turn={turn} />
      {glasses && <Glasses kind={glasses} turn={turn} />}
      {covering && <Covering kind={covering[0]} tint={cloths[covering[1]]} />}
    </Tilted>
  );
}

function Tilted({ person: { tilt, head = 1 }, children }: { readonly person: Person; readonly children: ReactNode }) {
  return <g transform={`rotate(${tilt} 0 70)${head === 1 ? "" : ` scale(${head})`}`}>{children}</g>;
}

function Ears({ person: { turn, skin } }: { readonly person: Person }) {
  return visibleEars(turn).map((side) => (
    <g key={side} transform={side < 0 ? "scale(-1 1)" : undefined}>
      <Area d={ear.outline} tint={skins[skin]} slip={[0, 2]} />
      <Fine d={ear.fold} width={1.3} />
    </g>
  ));
}

function FaceShade({ person: { face, shade } }: { readonly person: Person }) {
  if (!shade) {
    return null;
  }
  const flip = shade === "left" ? -1 : 1;
  return (
    <g transform={flip < 0 ? "scale(-1 1)" : undefined}>
      <Fine d={hatching(shadedSide[face], { lean: flip === 1 ? 1 : -1 })} />
    </g>
  );
}

/** The right edge of each face, from temple to chin. */
const shadedSide = {
  oval: "M30-56C40-48 45-36 45-21C47 18 40 44 24 57C18 62 10 65 4 65C24 50 33 20 32-14C32-30 32-44 30-56Z",
  square: "M32-56C42-48 47-36 47-20C48 12 47 35 39 51C31 63 18 69 6 70C26 56 34 24 34-12C34-30 34-44 32-56Z",
  round: "M30-56C44-48 50-34 50-15C52 25 38 62 4 62C28 48 36 18 35-12C35-30 34-44 30-56Z",
  long: "M28-58C38-50 43-40 43-24C44 18 39 50 23 66C18 71 12 73 6 74C24 56 31 24 31-14C31-32 30-46 28-58Z",
  heart: "M32-56C42-48 46-36 47-22C48 10 38 36 22 54C18 60 12 64 6 65C24 46 34 18 34-14C34-32 34-44 32-56Z",
} as const;
