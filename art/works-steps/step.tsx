import type { ReactNode } from "react";
import type { Color } from "#art/drawing/palette.ts";
import { outlinesOf, widthOf } from "#art/drawing/text.ts";
import { HandOf } from "#art/engine/hand.tsx";
import { HandLetters } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { useWords } from "#art/engine/words.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** The size of a step of a case study, in pixels. */
const stepSize = { width: 520, height: 390 } as const;

interface Steps {
  /** What was wrong, loosely, on bare paper. */
  readonly dreamt: ReactNode;
  /** The plan, calmer, in the blue of a drawing for a workshop. */
  readonly planned: ReactNode;
  /** Where the plan is lower than the other pictures. */
  readonly plannedHeight?: number;
  /** What was built, exactly. A window may cut it below its upper two thirds, where all that counts stands. */
  readonly built: ReactNode;
  /** The same, composed so that its middle shows the most, for the drawing in which a visitor drags the dot. */
  readonly compared?: ReactNode;
  /** What the finished work lies on. */
  readonly ground: Color;
}

/** The three pictures of a case study: the same matter from a loose line to an exact one. */
export function stepsOf(
  work: string,
  { dreamt, planned, plannedHeight = stepSize.height, built, compared, ground }: Steps,
): readonly Drawing[] {
  const exact = (what: ReactNode) => (
    <>
      <Ground {...stepSize} color={ground} beyond={1000} />
      <HandOf t={0} width={1.8}>
        {what}
      </HandOf>
    </>
  );
  return [
    {
      name: `works-steps/${work}/dreamt`,
      ...stepSize,
      draw: () => (
        <HandOf t={1} amp={6} over={12} wave={80} passes={1} width={1.7}>
          {dreamt}
        </HandOf>
      ),
    },
    {
      name: `works-steps/${work}/planned`,
      width: stepSize.width,
      height: plannedHeight,
      draw: () => (
        <>
          <Ground width={stepSize.width} height={plannedHeight} color="sky-2" />
          <g className="sky">
            <HandOf t={0.34} amp={6} over={10} wave={80} passes={1} width={1.6}>
              {planned}
            </HandOf>
          </g>
        </>
      ),
    },
    {
      name: `works-steps/${work}/built`,
      ...stepSize,
      fit: "xMidYMin meet",
      draw: () => exact(built),
      drawCompared: compared ? () => exact(compared) : undefined,
    },
  ];
}

interface ScrawlProps {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size?: number;
  readonly children: string;
}

/** Words jotted down beside a sketch. In another language they have the same middle. */
export function Scrawl({ x, y, size = 24, children }: ScrawlProps) {
  const style = { size, weight: 430, tracking: -0.02 };
  const said = useWords()(children);
  const left = x + (widthOf(children, style) - widthOf(said, style)) / 2;
  const outlines = outlinesOf(said, style, [left, y]);
  return <HandLetters contours={outlines} size={size} amp={0.9} />;
}
