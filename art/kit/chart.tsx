import { rect } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { paleOf, useAccent } from "./accent.tsx";
import { Box, Rule } from "./box.tsx";

interface BarsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From 0 to 1. */
  readonly values: readonly number[];
  /** Which bars are in the app's color; the others are pale. */
  readonly strong?: readonly number[];
  readonly gap?: number;
}

/** Bars on a line. */
export function Bars({ x, y, width, height, values, strong = [], gap = 6 }: BarsProps) {
  const accent = useAccent();
  const each = (width - (values.length - 1) * gap) / values.length;
  const bars = (chosen: boolean) =>
    values
      .map((value, index) =>
        strong.includes(index) === chosen
          ? rect(x + index * (each + gap), y + height * (1 - value), each, height * value)
          : "",
      )
      .join("");
  return (
    <>
      <Shape d={bars(false)} color={paleOf(accent)} />
      <Shape d={bars(true)} color={accent} />
      <Rule x={x} y={y + height} width={width} color="mute" />
    </>
  );
}

interface MeterProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  /** From 0 to 1. */
  readonly value: number;
}

/** How much of a limit is used. */
export function Meter({ x, y, width, height = 8, value }: MeterProps) {
  const accent = useAccent();
  return (
    <>
      <Box {...{ x, y, width, height }} radius={height / 2} fill="ground-2" />
      {value > 0 && <Box {...{ x, y, height }} width={width * value} radius={height / 2} fill={accent} />}
    </>
  );
}
