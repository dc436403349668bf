import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { place } from "./place.ts";

interface TillProps {
  /** The upper left corner of its screen. */
  readonly x: number;
  readonly y: number;
  /** What its screen says. */
  readonly says: string;
}

/** A register with its screen, its drawer and a receipt: 168 by 150 pixels. */
export function Till({ x, y, says }: TillProps) {
  const here = (d: string) => place(d, x, y);
  return (
    <>
      <Sketch d={here(line(64, 84, 58, 108) + line(92, 84, 98, 108))} passes={0} />
      <Sketch d={here(rect(0, 0, 156, 84, 10))} fill="sheet" />
      <Sketch d={here(rect(-6, 108, 168, 42, 6))} fill="sheet" />
      <Line d={here(line(58, 129, 98, 129))} width={2.4} />
      <Line d={here("M118 108V92H142V108")} fill="sheet" width={1.4} />
      <Text x={x + 78} y={y + 51} size={26} weight={680} tracking={-0.02} anchor="middle">
        {says}
      </Text>
    </>
  );
}
