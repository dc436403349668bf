import { ellipse } from "#art/drawing/shapes.ts";
import type { Cloth } from "./knits.tsx";
import { Area, Fine, Ink, Solid } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

/** Sleeves in another color than the front. */
export function RaglanShirt({ first, second }: Cloth) {
  return (
    <>
      <Solid d={torso("crew")} tint={second} />
      <Area d="M-31 91C-44 120-64 150-70 200L70 200C64 150 44 120 31 91C24 112-24 112-31 91Z" tint={first} />
      <Ink d="M-36 92C-27 117 27 117 36 92" width={1.4} />
      <Fine bright d="M-88 146C-86 164-88 182-90 200M88 146C86 164 88 182 90 200" width={1.4} />
    </>
  );
}

export function PocketTee({ first }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Ink d="M-36 93C-27 119 27 119 36 93" width={1.4} />
      <Ink d={`M26 146H58V168C58 176 52 180 42 182C32 180 26 176 26 168ZM26 153H58${armLines}`} width={1.5} />
      <Ink d="M50 140V154" width={2.6} />
    </>
  );
}

/** A T-shirt, and the straps of a rucksack. */
export function TeeWithStraps({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Ink d={`M-36 93C-27 119 27 119 36 93`} width={1.4} />
      <Solid
        d="M-76 111C-66 140-64 170-66 200L-44 200C-44 168-48 134-56 104ZM76 111C66 140 64 170 66 200L44 200C44 168 48 134 56 104Z"
        tint={second}
      />
      <Fine bright d="M-64 152H-46M-65 162H-45M64 152H46M65 162H45" width={1.6} />
    </>
  );
}

/** A T-shirt, and headphones that rest on the neck. */
export function TeeWithHeadphones({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Ink d={`M-36 93C-27 119 27 119 36 93${armLines}`} width={1.4} />
      <Ink d={`${ellipse(0, 168, 17)}M-12 168C-6 158 6 178 12 168`} width={1.6} />
      <Ink free d="M-36 84C-46 104-36 118-30 122M36 84C46 104 36 118 30 122" width={4.4} />
      <Area d="M-44 106C-32 100-18 112-20 128C-22 142-36 146-44 138C-52 130-52 112-44 106Z" tint={second} />
      <Area d="M44 106C32 100 18 112 20 128C22 142 36 146 44 138C52 130 52 112 44 106Z" tint={second} />
      <Ink d="M-38 114C-32 114-28 120-29 128M38 114C32 114 28 120 29 128" width={1.3} />
    </>
  );
}
