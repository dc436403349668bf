import { ellipse } from "#art/drawing/shapes.ts";
import { hatching } from "./hatching.ts";
import type { Cloth } from "./knits.tsx";
import { Area, Fine, Ink, Spot } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

/** The collar and the slanting edge of a deel, worn as a jacket. */
export function Deel({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("high")} tint={first} />
      <Ink d={armLines} width={1.3} />
      <Area
        d="M-31 82C-37 90-38 98-35 106C-20 122 20 122 35 106C38 98 37 90 31 82C20 102-20 102-31 82Z"
        tint={second}
      />
      <Area d="M8 114C-4 134-36 144-70 141V200H-58V153C-28 155 6 144 20 116Z" tint={second} />
      <Fine d="M-30 96C-18 111 18 111 30 96M13 116C0 138-32 148-64 147V200" width={1.1} />
      <Spot d={ellipse(6, 134, 3) + ellipse(-38, 148, 3) + ellipse(-64, 166, 3) + ellipse(-64, 184, 3)} />
      <Fine d="M6 134L14 142M-38 148L-36 158M-64 166H-53M-64 184H-53" width={2} />
    </>
  );
}

/** One side of the collar crosses the other. */
export function WrapJacket({ first, second }: Cloth) {
  const lapel = "M34 88C44 94 52 100 58 104C40 140 0 176-36 200L-62 200C-20 176 20 134 34 88Z";
  return (
    <>
      <Area d={torso("vee")} tint={first} />
      <Area d="M-34 88C-44 94-52 100-58 104C-46 130-30 152-12 168L6 152C-14 136-28 114-34 88Z" tint={second} />
      <Area d={lapel} tint={second} />
      <Fine d={hatching(lapel, { gap: 5 })} />
      <Ink d={armLines} width={1.3} />
    </>
  );
}
