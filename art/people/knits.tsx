import { ellipse } from "#art/drawing/shapes.ts";
import { outlinesOf } from "#art/drawing/text.ts";
import { clipped } from "./clipped.ts";
import { Area, Fine, Ink } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

/** The two colors of a garment; which part is second differs. */
export interface Cloth {
  readonly first: string;
  readonly second: string;
}

export function Turtleneck({ first }: Cloth) {
  return (
    <>
      <Area
        d="M-29 76C-34 86-34 97-41 104C-62 110-80 112-94 124C-108 138-114 168-117 200L117 200C114 168 108 138 94 124C80 112 62 110 41 104C34 97 34 86 29 76C12 87-12 87-29 76Z"
        tint={first}
      />
      <Ink d={`M-31 85C-12 95 12 95 31 85M-35 95C-12 106 12 106 35 95${armLines}`} width={1.3} />
    </>
  );
}

export function KnitSweater({ first }: Cloth) {
  const stitches = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const x = -88 + column * 22 + (row % 2) * 11;
      const y = 136 + row * 14;
      const fits = Math.abs(x) < 98 - Math.max(0, 42 - row * 30);
      return fits ? `M${x - 4} ${y}L${x} ${y + 5}L${x + 4} ${y}` : "";
    }),
  );
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Area d="M-34 93C-24 124 24 124 34 93L27 87C20 107-20 107-27 87Z" tint={first} />
      <Ink d={stitches.join("")} width={1.5} />
    </>
  );
}

export function StripedTop({ first }: Cloth) {
  const body = torso("boat");
  const stripes = [126, 143, 160, 177, 194].map(
    (y) => `M-124 ${y + 6}C-70 ${y - 5}-30 ${y + 4} 0 ${y + 4}C30 ${y + 4} 70 ${y - 5} 124 ${y + 6}`,
  );
  return (
    <>
      <Area d={body} tint={first} />
      <Ink d={clipped(stripes, body, 8)} width={5.6} />
      <Ink d="M-29 94C-34 97-42 98-50 97M29 94C34 97 42 98 50 97" />
    </>
  );
}

/** A jumper with two cables down its front. */
export function CableSweater({ first }: Cloth) {
  const cable = (x: number) =>
    [124, 142, 160, 178]
      .map(
        (y) =>
          `M${x - 6} ${y}C${x - 6} ${y + 9} ${x + 6} ${y + 9} ${x + 6} ${y + 18}M${x + 6} ${y}C${x + 6} ${y + 6} ${x + 2} ${y + 7} ${x + 1} ${y + 8}`,
      )
      .join("");
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Area d="M-34 93C-24 122 24 122 34 93L28 87C20 106-20 106-28 87Z" tint={first} />
      <Ink d={cable(-28) + cable(28)} width={1.5} />
      <Ink d={`M-42 112V200M-14 116V200M14 116V200M42 112V200${armLines}`} width={1.1} />
    </>
  );
}

const city = outlinesOf("UB", { size: 46, weight: 860 }, [-36, 178]);

/** A sweatshirt with the short name of Ulaanbaatar. */
export function Sweatshirt({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Area d="M-34 93C-24 122 24 122 34 93L28 87C20 106-20 106-28 87Z" tint={second} />
      <Ink d="M-5 118L0 128L5 118" width={1.4} />
      <Fine d={city.map(({ d }) => d).join("")} width={1.6} />
      <Ink d="M-72 112C-84 126-88 140-90 156M72 112C84 126 88 140 90 156" width={1.3} />
    </>
  );
}

/** Buttoned over a round neck. */
export function Cardigan({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={second} />
      <Ink d="M-28 104C-14 118 14 118 28 104" width={1.3} />
      <Area
        d="M-31 92C-46 102-74 104-91 116C-108 130-115 164-118 200L-8 200C-10 170-20 130-40 100ZM31 92C46 102 74 104 91 116C108 130 115 164 118 200L8 200C10 170 20 130 40 100Z"
        tint={first}
      />
      <Ink d={`M-46 106C-28 132-19 168-18 200M46 106C28 132 19 168 18 200${armLines}`} width={1.3} />
      <Ink d={ellipse(-13, 182, 2.6)} width={1.6} />
    </>
  );
}
