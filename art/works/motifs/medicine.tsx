import type { Color } from "#art/drawing/palette.ts";
import { rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { place } from "./place.ts";
import { things } from "./things.ts";

interface MedicineProps {
  /** The lower left corner: where it stands. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly fill: Color;
  /** 2.3 makes it 64 wide and 97 high. */
  readonly scale?: number;
}

/** A bottle of medicine with its label. */
export function Medicine({ x, y, label, fill, scale = 2.3 }: MedicineProps) {
  const [left, top] = [x - 10 * scale, y - 45 * scale];
  return (
    <>
      <Sketch d={place(things.bottle, left, top, scale)} fill={fill} />
      <Shape d={place(rect(12, 3, 24, 9, 2), left, top, scale)} />
      <Text x={x + 14 * scale} y={top + 30.5 * scale + 5.5} size={16} weight={640} anchor="middle">
        {label}
      </Text>
    </>
  );
}
