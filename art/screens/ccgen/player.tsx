import { ellipse, line } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { Label } from "#art/kit/label.tsx";
import { Wave } from "./wave.tsx";

interface PlayerProps {
  readonly x: number;
  /** The middle of the wave. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much was played, from 0 to 1. */
  readonly played: number;
  readonly step?: number;
  /** The times at the two ends; left out where there is no room. */
  readonly times?: readonly [start: string, end: string];
}

/** A recording with the place that is being heard. */
export function Player({ x, y, width, height, played, step = 7, times }: PlayerProps) {
  const split = Math.round((width * played) / step) * step;
  const at = x + split - step / 2;
  return (
    <>
      <Wave x={x} y={y} width={width} height={height} step={step} seed={3} color="mute" opacity={0.45} />
      <Wave x={x} y={y} width={split - step} height={height} step={step} seed={3} />
      <Line d={line(at, y - height / 2 - 6, at, y + height / 2 + 6)} width={2} />
      <Shape d={ellipse(at, y - height / 2 - 6, 7)} />
      {times && (
        <>
          <Label x={x} y={y + height / 2 + 24}>
            {times[0]}
          </Label>
          <Label x={x + width} y={y + height / 2 + 24} anchor="end">
            {times[1]}
          </Label>
        </>
      )}
    </>
  );
}
