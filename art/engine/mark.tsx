import type { Color } from "#art/drawing/palette.ts";
import { exactPath } from "#art/drawing/path.ts";
import { tenth } from "#art/drawing/point.ts";
import { Outline } from "./hand.tsx";
import { useStage } from "./stage.ts";

interface MarkProps {
  readonly d: string;
  readonly color?: Color;
  readonly opacity?: number;
}

interface LineProps extends MarkProps {
  readonly width?: number;
  /** Dashes and gaps, like "1 5". */
  readonly dash?: string;
  /** Fills what the line encloses. */
  readonly fill?: Color;
}

/** An exact line. */
export function Line({ d, color, opacity, width = 1.5, dash, fill }: LineProps) {
  const isSketch = useStage() === "sketch";
  if (isSketch && !dash) {
    return (
      <>
        {fill && <path className="ground" d={exactPath(d)} />}
        <Outline d={d} width={Math.min(width, 1.5)} />
      </>
    );
  }
  return (
    <path
      className={color ? `s ${color}` : "s"}
      fill={fill ? `var(--${fill})` : "none"}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeDasharray={dash}
      d={exactPath(d)}
    />
  );
}

interface ShapeProps extends MarkProps {
  /** A color of its own, like that of a flag, instead of one from the palette. */
  readonly paint?: string;
  /** Overlapping parts cut holes. */
  readonly holes?: boolean;
}

/** An exact filled shape. */
export function Shape({ d, color, opacity, paint, holes }: ShapeProps) {
  const isSketch = useStage() === "sketch";
  // A color on its way to nothing is a veil, which a pencil has not.
  if (isSketch && opacity) return null;
  if (isSketch) {
    return (
      <>
        {color && <path className="ground" d={exactPath(d)} />}
        <Outline d={d} width={1.3} />
      </>
    );
  }
  return (
    <path
      className={color}
      fill={paint}
      fillOpacity={opacity}
      fillRule={holes ? "evenodd" : undefined}
      d={exactPath(d)}
    />
  );
}

/** The dot: the idea itself, and the only vermilion in a picture. */
export function Dot({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return <circle className="dot" cx={tenth(x)} cy={tenth(y)} r={tenth(r)} />;
}
