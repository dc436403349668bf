import { ellipse } from "#art/drawing/shapes.ts";
import { Fine, Spot } from "./pen.tsx";

/** How a face looks at us. */
export type EyesName = "dot" | "almond" | "lid" | "smiling" | "lashes";

interface EyesProps {
  readonly kind: EyesName;
  /** How far the face has turned, in pixels to the right. */
  readonly turn: number;
}

/** A pair of eyes; the far one stands a little closer to the nose. */
export function Eyes({ kind, turn }: EyesProps) {
  return [-1, 1].map((side) => {
    const x = turn + side * 18 * (side * turn > 0 ? 0.9 : 1);
    return <Eye key={side} kind={kind} x={x} side={side} />;
  });
}

function Eye({ kind, x, side }: { readonly kind: EyesName; readonly x: number; readonly side: number }) {
  const out = (reach: number) => x + side * reach;
  switch (kind) {
    case "smiling":
      return <Fine d={`M${x - 7}-1C${x - 3}-7 ${x + 3}-7 ${x + 7}-1`} width={2.4} />;
    case "almond":
      return (
        <>
          <Spot d={ellipse(x, -3.6, 3.3, 3.1)} />
          <Fine d={`M${out(-8)}-3.4C${out(-3)}-8 ${out(5)}-8.4 ${out(9)}-6`} width={2} />
        </>
      );
    case "lid":
      return (
        <>
          <Spot d={ellipse(x, -3, 3, 3.6)} />
          <Fine d={`M${out(-8)}-4.500C${out(-4)}-10 ${out(4)}-10 ${out(8)}-5`} width={2} />
        </>
      );
    case "lashes":
      return (
        <>
          <Spot d={ellipse(x, -3, 3.1, 3.5)} />
          <Fine d={`M${out(-8)}-4C${out(-3)}-9.500 ${out(4)}-9.500 ${out(8)}-5L${out(12)}-8.500`} width={2} />
        </>
      );
    case "dot":
      return <Spot d={ellipse(x, -4, 3.2, 4)} />;
  }
}
