import { ellipse, rect } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import { type FrameProps, Shell } from "./shell.tsx";

/** How far a tablet reaches beyond its screen. */
const tabletRim = 18;

/** A tablet, its camera on the left. */
export function Tablet(props: FrameProps) {
  const { width, height } = props;
  return (
    <Shell
      {...props}
      outline={rect(-tabletRim, -tabletRim, width + 2 * tabletRim, height + 2 * tabletRim, 26)}
      screen={rect(0, 0, width, height, 8)}
      above={<Line d={ellipse(-tabletRim / 2, height / 2, 3)} width={1} />}
    />
  );
}
