import { ellipse } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { place } from "./place.ts";

interface WaitingProps {
  /** The middle of the head, and the top of the hair. */
  readonly x: number;
  readonly y: number;
  /** Which of the four people it is. */
  readonly kind: number;
  /** How much more of them there is below the shoulders. */
  readonly more?: number;
}

/** Someone waiting: head and shoulders, 56 by 76 pixels. */
export function Waiting({ x, y, kind, more = 0 }: WaitingProps) {
  const hair = hairs[kind % hairs.length] ?? "";
  return (
    <>
      <Sketch d={place(shouldersOf(more), x, y)} fill="sheet" />
      <Sketch d={place(ellipse(0, 22, 14, 16), x, y)} fill="sheet" amp={2.5} />
      <Shape d={place(hair, x, y)} />
    </>
  );
}

function shouldersOf(more: number): string {
  const [down, up] = more > 0 ? [`V${76 + more}`, `M-27 ${76 + more}V76`] : ["", "M-27 76"];
  return `${up}C-27 54 -18 46 -6 44L6 44C18 46 27 54 27 76${down}`;
}

const hairs = [
  "M-15 24C-17 6 -8 3 2 3C14 3 17 12 15 24C13 16 8 14 2 14C-5 14 -12 13 -15 24Z",
  "M-16 42C-20 14 -12 3 0 3C12 3 20 14 16 42L12 42C14 26 12 16 4 13C-4 18 -10 18 -13 22C-12 30 -12 36 -12 42Z",
  "M-15 20C-14 8 -6 5 0 5C8 5 14 9 15 20C10 12 -8 10 -15 20Z",
  "M-13 16C-14 8 -8 6 0 6C8 6 14 8 13 16C8 12 -8 12 -13 16ZM-5 4C-6 -4 6 -4 5 4C2 6 -2 6 -5 4Z",
];
