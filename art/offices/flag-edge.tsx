import { rect } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";

/** A hairline, so that the white of a flag ends somewhere on paper. */
export function FlagEdge() {
  return <Line d={rect(0.3, 0.3, 29.4, 19.4)} width={0.6} opacity={0.28} />;
}
