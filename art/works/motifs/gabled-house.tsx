import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { place } from "./place.ts";

interface GabledHouseProps {
  /** The left corner of its eaves. */
  readonly x: number;
  /** The ground it stands on. */
  readonly y: number;
  readonly scale?: number;
}

/** A house with a gable, 152 by 176 pixels. */
export function GabledHouse({ x, y, scale = 1 }: GabledHouseProps) {
  const here = (d: string) => place(d, x, y, scale);
  return (
    <>
      <Sketch d={here("M0 -100L76 -176L152 -100M16 -116V0M136 -116V0")} />
      <Sketch d={here(line(112, -150, 112, -172, 128, -172, 128, -128))} passes={0} />
      <Sketch d={here(rect(34, -88, 30, 36) + line(49, -88, 49, -52) + line(34, -70, 64, -70))} passes={0} />
      <Sketch d={here("M86 0V-60C86 -74 116 -74 116 -60V0")} passes={0} />
    </>
  );
}
