import type { Color } from "#art/drawing/palette.ts";
import { ellipse, rect } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { useAccent } from "./accent.tsx";
import { strong } from "./type.ts";

interface AvatarProps {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  /** One or two letters. */
  readonly letters: string;
  /** Filled with the app's color. */
  readonly selected?: boolean;
  readonly ground?: Color;
}

/** A circle with the first letter of a name. */
export function Avatar({ x, y, r = 14, letters, selected, ground = "ground-2" }: AvatarProps) {
  const accent = useAccent();
  return (
    <>
      <Shape d={ellipse(x, y, r)} color={selected ? accent : ground} />
      <Text
        x={x}
        y={y + r * 0.37}
        anchor="middle"
        size={letters.length > 1 ? r * 0.9 : r * 1.07}
        weight={strong}
        color={selected ? "sheet" : undefined}
      >
        {letters}
      </Text>
    </>
  );
}

/** A small circle with a number, like the quantity of a chosen item. */
export function Count({ x, y, r = 11, value }: { x: number; y: number; r?: number; value: number | string }) {
  return <Avatar x={x} y={y} r={r} letters={`${value}`} selected />;
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** One letter or sign. */
  readonly sign: string;
}

/** The icon of an app: a rounded square with a letter. */
export function Badge({ x, y, size = 32, sign }: BadgeProps) {
  const accent = useAccent();
  return (
    <>
      <Shape d={rect(x, y, size, size, size * 0.27)} color={accent} />
      <Text x={x + size / 2} y={y + size * 0.7} anchor="middle" size={size * 0.58} weight={strong} color="sheet">
        {sign}
      </Text>
    </>
  );
}
