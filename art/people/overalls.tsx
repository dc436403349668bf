import { ellipse } from "#art/drawing/shapes.ts";
import { clipped } from "./clipped.ts";
import type { Cloth } from "./knits.tsx";
import { Area, Fine, Ink, Solid, Spot } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

const bib = "M-50 146C-30 150 30 150 50 146L56 200L-56 200Z";
const straps =
  "M-64 106C-56 122-50 134-46 152L-32 152C-38 132-44 116-52 102ZM64 106C56 122 50 134 46 152L32 152C38 132 44 116 52 102Z";

/** Dungarees over a plain top. */
export function Dungarees({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={second} />
      <Ink d={`M-36 93C-27 117 27 117 36 93${armLines}`} width={1.4} />
      <Area d={bib + straps} tint={first} />
      <Ink
        d="M-24 164H24V184C24 190 20 192 14 194H-14C-20 192-24 190-24 184ZM-46 152C-30 156 30 156 46 152"
        width={1.4}
      />
      <Spot d={ellipse(-39, 153, 4) + ellipse(39, 153, 4)} />
    </>
  );
}

/** Dungarees over a striped top. */
export function StripedDungarees({ first, second }: Cloth) {
  const top = torso("crew");
  const stripes = [112, 124, 136, 148, 160, 172, 184].map(
    (y) => `M-124 ${y + 10}C-60 ${y - 4} 60 ${y - 4} 124 ${y + 10}`,
  );
  return (
    <>
      <Area d={top} tint={second} />
      <Ink d={clipped(stripes, top, 4)} width={2.4} />
      <Area d={bib + straps} tint={first} />
      <Ink d="M-20 166H20V188H-20ZM-20 173H20M-46 152C-30 156 30 156 46 152" width={1.4} />
      <Spot d={ellipse(-39, 153, 4) + ellipse(39, 153, 4)} />
    </>
  );
}

/** A sleeveless dress over a polo neck. */
export function Pinafore({ first, second }: Cloth) {
  return (
    <>
      <Area
        d="M-29 78C-34 88-34 97-41 104C-62 110-80 112-94 124C-108 138-114 168-117 200L117 200C114 168 108 138 94 124C80 112 62 110 41 104C34 97 34 88 29 78C12 89-12 89-29 78Z"
        tint={second}
      />
      <Ink d={`M-31 87C-12 97 12 97 31 87${armLines}`} width={1.3} />
      <Solid
        d="M-62 107C-60 124-58 136-64 150C-70 166-74 184-76 200L76 200C74 184 70 166 64 150C58 136 60 124 62 107L44 103C42 124 38 140 28 144C12 147-12 147-28 144C-38 140-42 124-44 103Z"
        tint={first}
      />
      <Fine
        bright
        d="M-50 105C-48 128-44 148-30 151C-12 154 12 154 30 151C44 148 48 128 50 105M-46 164L-52 200M46 164L52 200"
        width={1.2}
      />
    </>
  );
}
