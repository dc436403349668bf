import { createContext, useContext } from "react";
import { exactPath } from "#art/drawing/path.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { paper } from "./paints.ts";

/**
 * What a pass over the figure leaves behind: its lines at rest, the same with color, lines alone, or only a wide edge of
 * paper round it, on which the figure stands out from a dark page.
 */
type Pass = "rest" | "colored" | "loose" | "edge";

const PassContext = createContext<Pass>("rest");

/** Everything inside is drawn in this pass. */
export const PassOver = PassContext.Provider;

interface AreaProps {
  readonly d: string;
  /** The flat color of the colored pass. */
  readonly tint?: string | undefined;
  readonly width?: number;
  /** How far the color has slipped off its lines. */
  readonly slip?: readonly [number, number];
}

/** A surface: paper with a line around it, and a flat color that does not quite meet the line. */
export function Area({ d, tint, width = 1.9, slip = [1.6, 1.1] }: AreaProps) {
  const pass = useContext(PassContext);
  const exact = exactPath(d);
  if (pass === "edge") {
    return <path d={exact} />;
  }
  return (
    <>
      <path fill={paper} d={exact} />
      {pass === "colored" && tint && <path fill={tint} transform={`translate(${slip.join(" ")})`} d={exact} />}
      {width > 0 && <Sketch d={d} width={width} />}
    </>
  );
}

interface SolidProps {
  readonly d: string;
  readonly tint?: string | undefined;
}

/** A surface filled with ink. */
export function Solid({ d, tint }: SolidProps) {
  const pass = useContext(PassContext);
  const exact = exactPath(d);
  if (pass === "edge") {
    return <path d={exact} />;
  }
  if (pass === "loose") {
    return <Area d={d} />;
  }
  return <path className="s" strokeWidth={1.6} fill={pass === "colored" ? tint : undefined} d={exact} />;
}

interface LineProps {
  readonly d: string;
  readonly width?: number;
  /** Stays bright in both schemes: a strand in solid hair. */
  readonly bright?: boolean;
  /** Leaves the figure, like an earring, and so needs an edge of paper too. */
  readonly free?: boolean;
}

/** A line by hand. */
export function Ink({ d, width = 1.9, bright, free }: LineProps) {
  const pass = useContext(PassContext);
  if (pass === "edge") {
    return free ? <path strokeWidth={width + 7} d={exactPath(d)} /> : null;
  }
  return <Sketch d={d} width={width} color={bright && pass !== "loose" ? "white" : undefined} />;
}

/** A line without a hand: a feature too small to waver, a stroke of shade among many. */
export function Fine({ d, width = 1, bright }: LineProps) {
  const pass = useContext(PassContext);
  if (pass === "edge") {
    return null;
  }
  return (
    <path className={bright && pass !== "loose" ? "s white" : "s"} fill="none" strokeWidth={width} d={exactPath(d)} />
  );
}

/** A small shape in the color of the lines: a pupil, a button. */
export function Spot({ d, bright }: LineProps) {
  return useContext(PassContext) === "edge" ? null : <path className={bright ? "white" : undefined} d={exactPath(d)} />;
}
