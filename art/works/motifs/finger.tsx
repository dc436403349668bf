import { Sketch } from "#art/engine/hand.tsx";
import { mapped } from "./place.ts";

interface FingerProps {
  /** The tip. */
  readonly x: number;
  readonly y: number;
  /** In degrees; 0 points straight up. */
  readonly turn?: number;
}

/** A pointing hand that comes from below: its first finger ends at a point. */
export function Finger({ x, y, turn = 0 }: FingerProps) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const seen = (d: string) => mapped(d, [cos, sin, -sin, cos, x, y]);
  return (
    <>
      <Sketch d={seen(hand)} fill="sheet" />
      <Sketch d={seen(knuckles)} passes={0} />
      <Sketch d={seen("M-6 5C-5 13 5 13 6 5")} passes={0} over={0} />
    </>
  );
}

const hand =
  "M-13 14C-13 -5 13 -5 13 14V78C30 72 38 80 39 88C50 84 58 92 58 102C68 100 74 108 74 118V220H-22V150L-46 112C-52 100 -38 88 -28 98L-13 114Z";
const knuckles = "M13 78V104M39 88V110M58 102V118";
