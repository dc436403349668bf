import type { ReactNode } from "react";
import type { Color } from "#art/drawing/palette.ts";
import { outlinesOf, widthOf } from "#art/drawing/text.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { useWords } from "#art/engine/words.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** The size of a step of a case study, in pixels. */
export const stepSize = { width: 520, height: 390 } as const;

interface Steps {
  /** What was wrong, loosely, on bare paper. */
  readonly dreamt: ReactNode;
  /** The plan, calmer, in the blue of a drawing for a workshop. */
  readonly planned: ReactNode;
  /** What was built, exactly. */
  readonly built: ReactNode;
  /** What the finished work lies on. */
  readonly ground: Color;
}

/** The three pictures of a case study: the same matter from a loose line to an exact one. */
export function stepsOf(work: string, { dreamt, planned, built, ground }: Steps): readonly Drawing[] {
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
      ...stepSize,
      draw: () => (
        <>
          <Ground {...stepSize} color="sky-2" />
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
      draw: () => (
        <>
          <Ground {...stepSize} color={ground} />
          <HandOf t={0} width={1.8}>
            {built}
          </HandOf>
        </>
      ),
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
  return <Sketch d={outlines.map(({ d }) => d).join("")} amp={0.9} over={0} wave={36} passes={0} width={1.1} />;
}
