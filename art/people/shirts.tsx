import { ellipse } from "#art/drawing/shapes.ts";
import { clipped } from "./clipped.ts";
import type { Cloth } from "./knits.tsx";
import { Area, Ink, Solid, Spot } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

const leftCollar = "M-25 88L-46 101L-32 136L0 124Z";
const rightCollar = "M25 88L46 101L32 136L0 124Z";
const placket = "M-9 126L-9 200M9 126L9 200";

/** Points of a shirt collar over whatever is below. */
function Collar({ tint }: { readonly tint: string }) {
  return (
    <>
      <Area d={leftCollar} tint={tint} />
      <Area d={rightCollar} tint={tint} />
    </>
  );
}

export function PlaidShirt({ first }: Cloth) {
  const body = torso("vee");
  const down = [-100, -76, -52, -28, 28, 52, 76, 100].map((x) => `M${x} 88L${x * 1.08} 204`);
  const across = [124, 148, 172, 194].map(
    (y) => `M-122 ${y + 9}C-70 ${y - 5}-30 ${y} 0 ${y}C30 ${y} 70 ${y - 5} 122 ${y + 9}`,
  );
  return (
    <>
      <Area d={body} tint={first} />
      <Ink d={clipped([...down, ...across], body)} width={1.3} />
      <Area d="M-9 124H9V200H-9Z" tint={first} width={1.4} />
      <Ink d={ellipse(0, 150, 2.6) + ellipse(0, 178, 2.6)} width={1.4} />
      <Collar tint={first} />
    </>
  );
}

export function PlainShirt({ first }: Cloth) {
  return (
    <>
      <Area d={torso("vee")} tint={first} />
      <Ink d={placket + armLines} width={1.3} />
      <Spot d={ellipse(0, 146, 2) + ellipse(0, 174, 2)} />
      <Collar tint={first} />
    </>
  );
}

export function Polo({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("vee")} tint={first} />
      <Ink d={`M-10 128V164H10V128${armLines}`} width={1.4} />
      <Spot d={ellipse(0, 140, 2) + ellipse(0, 154, 2)} />
      <Area d="M-25 86L-48 102C-44 116-36 128-24 134L0 122Z" tint={second} />
      <Area d="M25 86L48 102C44 116 36 128 24 134L0 122Z" tint={second} />
    </>
  );
}

/** A sleeveless jumper over shirt and tie. */
export function VestAndTie({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("vee")} tint="oklch(.95 .012 85)" />
      <Area d="M-56 103C-62 130-72 150-76 200L76 200C72 150 62 130 56 103L0 166Z" tint={first} />
      <Solid d="M-7 122H7L10 132L13 152L0 170L-13 152L-10 132Z" tint={second} />
      <Ink d="M-49 112L0 176L49 112" width={1.3} />
      <Ink d="M-84 150C-82 170-86 184-88 200M84 150C82 170 86 184 88 200" width={1.3} />
      <Collar tint="oklch(.95 .012 85)" />
    </>
  );
}

export function SuitAndTie({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("vee")} tint="oklch(.95 .012 85)" />
      <Solid d="M-7 122H7L11 134L15 200H-15L-11 134Z" tint={second} />
      <Area
        d="M-36 96C-52 103-76 105-91 116C-108 130-115 164-118 200L-6 200C-16 170-34 130-36 96ZM36 96C52 103 76 105 91 116C108 130 115 164 118 200L6 200C16 170 34 130 36 96Z"
        tint={first}
      />
      <Ink d="M-42 100L-66 136L-48 146L-14 196M42 100L66 136L48 146L14 196M56 172L86 168" width={1.6} />
      <Collar tint="oklch(.95 .012 85)" />
    </>
  );
}
