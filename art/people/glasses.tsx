import { ellipse, rect } from "#art/drawing/shapes.ts";
import { Ink } from "./pen.tsx";

/** Two lenses, a bridge and arms; the far lens is a little narrower. */
export type GlassesName = "round" | "large" | "square" | "cat" | "half" | "reading";

interface GlassesProps {
  readonly kind: GlassesName;
  readonly turn: number;
}

/** Glasses on a face. */
export function Glasses({ kind, turn }: GlassesProps) {
  const left = turn - (turn < 0 ? 17.5 : 19);
  const right = turn + (turn > 0 ? 17.5 : 19);
  const { d, half, height, width } = frames[kind](left, right);
  const bridge = `M${left + half} ${height}C${left + half + 3} ${height - 4} ${right - half - 3} ${height - 4} ${right - half} ${height}`;
  const arms = `M${left - half} ${height}L-47 ${height - 3}M${right + half} ${height}L47 ${height - 3}`;
  return (
    <>
      <Ink d={d} width={width} />
      <Ink d={bridge + arms} />
    </>
  );
}

interface Frame {
  readonly d: string;
  /** Half the width of a lens. */
  readonly half: number;
  /** Where the bridge sits. */
  readonly height: number;
  readonly width: number;
}

type MakeFrame = (left: number, right: number) => Frame;

const frames: Readonly<Record<GlassesName, MakeFrame>> = {
  round: (l, r) => ({ d: ellipse(l, -2, 14.5) + ellipse(r, -2, 14.5), half: 14.5, height: -4, width: 2.2 }),
  large: (l, r) => ({ d: ellipse(l, 0, 17, 16) + ellipse(r, 0, 17, 16), half: 17, height: -4, width: 2 }),
  square: (l, r) => ({
    d: rect(l - 15.5, -15, 31, 24, 7) + rect(r - 15.5, -15, 31, 24, 7),
    half: 15.5,
    height: -6,
    width: 2.4,
  }),
  cat: (l, r) => ({ d: catLens(l, -1) + catLens(r, 1), half: 14, height: -7, width: 2.8 }),
  half: (l, r) => ({
    d: `M${l - 16}-9H${l + 15}C${l + 15} 12 ${l - 15} 12 ${l - 16}-9ZM${r - 15}-9H${r + 16}C${r + 15} 12 ${r - 15} 12 ${r - 15}-9Z`,
    half: 15,
    height: -8,
    width: 2,
  }),
  reading: (l, r) => ({ d: rect(l - 13, 4, 26, 15, 6) + rect(r - 13, 4, 26, 15, 6), half: 13, height: 9, width: 2 }),
};

function catLens(x: number, side: number): string {
  const at = (reach: number) => x + side * reach;
  return `M${at(-14)}-8C${at(-4)}-13 ${at(8)}-14 ${at(20)}-18C${at(19)} 2 ${at(12)} 11 ${at(0)} 11C${at(-10)} 11 ${at(-14)} 3 ${at(-14)}-8Z`;
}
