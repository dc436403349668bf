import { chance, waver } from "#art/drawing/noise.ts";
import type { Color } from "#art/drawing/palette.ts";
import { line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Line } from "#art/engine/mark.tsx";

interface WaveProps {
  readonly x: number;
  /** The middle. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The distance between two bars. */
  readonly step?: number;
  /** Another number is another recording. */
  readonly seed?: number;
  readonly color?: Color;
  readonly opacity?: number;
  readonly thickness?: number;
  /** Drawn by the hand that the drawing has; exact by default. */
  readonly byHand?: boolean;
}

/** Speech as bars: loud in its words, quiet between them. */
export function Wave({ x, y, width, height, step = 7, seed = 1, byHand, thickness = 3, color, opacity }: WaveProps) {
  const d = Array.from({ length: Math.floor(width / step) + 1 }, (_, index) => {
    const half = (height / 2) * loudness(index, seed);
    return line(x + index * step, y - half, x + index * step, y + half);
  }).join("");
  return byHand ? (
    <Sketch d={d} color={color} width={thickness} passes={1} />
  ) : (
    <Line d={d} color={color} width={thickness} opacity={opacity} />
  );
}

/** From nearly 0 to 1: words are five to nine bars long and fall off toward their ends. */
function loudness(index: number, seed: number): number {
  const word = 0.5 + 0.5 * waver(index / 5.5, seed, 3);
  const voice = 0.55 + 0.45 * chance(index, seed, 5);
  return Math.max(0.05, Math.min(1, word ** 1.5 * voice * 1.35));
}
