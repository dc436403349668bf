import { samplePath } from "#art/drawing/path.ts";

/** The box around a path. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures a path to about a tenth of a pixel. */
export function boundsOf(d: string): Bounds {
  const points = samplePath(d, 1);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
