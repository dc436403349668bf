import { createContext, type ReactNode, useContext } from "react";
import type { Color } from "#art/drawing/palette.ts";
import { exactPath } from "#art/drawing/path.ts";
import { boundsOf } from "./bounds.ts";
import { loosen, type Pass } from "./line.ts";
import { type Stage, useStage } from "./stage.ts";

/** How the lines of a drawing are made: the line engine's numbers, and how often and how strongly the pencil passes. */
export interface Hand extends Pass {
  /** Pencil passes in addition to the main line. */
  readonly passes: number;
  readonly width: number;
  readonly pencilWidth: number;
  readonly pencilOpacity: number;
  /** How much further every next pass strays. */
  readonly spread: number;
}

const calm: Hand = {
  t: 1,
  amp: 6,
  over: 12,
  wave: 64,
  passes: 2,
  width: 1.6,
  pencilWidth: 0.8,
  pencilOpacity: 0.58,
  spread: 0.45,
};

const HandContext = createContext<Hand>(calm);

/** Everything inside is drawn with this hand, unless a line says otherwise. */
export function HandOf({ children, ...hand }: Partial<Hand> & { readonly children: ReactNode }) {
  return <HandContext value={{ ...useContext(HandContext), ...hand }}>{children}</HandContext>;
}

interface SketchProps extends Partial<Hand> {
  /** The exact path. */
  readonly d: string;
  readonly color?: Color;
  /** Fills the exact shape below its line. */
  readonly fill?: Color;
}

/** A path drawn by hand: the main line, and the pencil passes where it is loose. */
export function Sketch({ d, color, fill, ...own }: SketchProps) {
  const stage = useStage();
  const hand = { ...useContext(HandContext), ...own, ...(stage && handAt[stage]) };
  const pencil = Array.from({ length: hand.passes }, (_, index) => pencilPass(d, hand, index + 1)).join("");
  const stroke = color ? `s ${color}` : "s";
  return (
    <>
      {fill && <path className={stage === "sketch" ? "ground" : fill} d={exactPath(d)} />}
      <path className={stroke} fill="none" strokeWidth={hand.width} d={loosen(d, hand)} />
      {pencil && (
        <path
          className={stroke}
          fill="none"
          strokeWidth={hand.pencilWidth}
          strokeOpacity={hand.pencilOpacity}
          d={pencil}
        />
      )}
    </>
  );
}

const handAt: Record<Stage, Partial<Hand>> = { sketch: { t: 1 }, product: { t: 0 } };

/** What is exact in the drawing, as the sketch of it has it: the smaller it is, the less the hand strays. */
export function Outline({ d, color, width }: Pick<SketchProps, "d" | "color" | "width">) {
  const { left, top, right, bottom } = boundsOf(d);
  const size = Math.hypot(right - left, bottom - top);
  return (
    <Sketch
      d={d}
      color={color}
      width={width}
      amp={Math.min(3, size / 24)}
      over={Math.min(7, size / 16)}
      passes={size > 120 ? 1 : 0}
    />
  );
}

/** Every further pass strays more and shoots over more, and all of them meet in the exact line. */
function pencilPass(d: string, hand: Hand, number: number): string {
  return loosen(d, {
    ...hand,
    amp: hand.amp * (1 + hand.spread * number),
    over: hand.over * (1 + hand.spread * number),
    wave: hand.wave * 1.2,
    attempt: (hand.attempt ?? 0) + number * 31,
    looseOnly: true,
  });
}
