import { line, rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { type FrameProps, Shell } from "./shell.tsx";

/** How far a phone reaches beyond its screen. */
const phoneRim = 10;

/** A phone. Leave the uppermost 34 pixels of its screen to the camera. */
export function Phone(props: FrameProps) {
  const { width, height } = props;
  return (
    <Shell
      {...props}
      outline={rect(-phoneRim, -phoneRim, width + 2 * phoneRim, height + 2 * phoneRim, 40)}
      screen={rect(0, 0, width, height, 31)}
      behind={<Line d={line(width + phoneRim + 2, 96, width + phoneRim + 2, 142)} width={2.6} />}
      above={<Shape d={rect(width / 2 - 31, 11, 62, 15, 8)} color="night" />}
    />
  );
}
