import type { Color } from "#art/drawing/palette.ts";
import { exactPath } from "#art/drawing/path.ts";
import { useStage } from "#art/engine/stage.ts";
import { type IconName, iconPaths } from "./icon-paths.ts";

interface IconProps {
  readonly name: IconName;
  /** The top left corner of its square. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly color?: Color;
  /** The width of the line as it is seen. */
  readonly width?: number;
}

export function Icon({ name, x, y, size = 20, color = "text", width = 1.6 }: IconProps) {
  const scale = size / 24;
  const tone = useStage() === "sketch" ? "text" : color;
  return (
    <path
      className={`s ${tone}`}
      fill="none"
      strokeWidth={Math.round((width / scale) * 100) / 100}
      transform={`translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})`}
      d={exactPath(iconPaths[name])}
    />
  );
}
