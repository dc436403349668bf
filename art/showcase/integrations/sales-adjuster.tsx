import { ellipse, line } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Strong, Words } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A receipt on which someone has marked every line that was adjusted. */
export const salesAdjuster: Drawing = {
  name: "showcase/integrations/sales-adjuster",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ochre-2" />
      <Sketch d={receipt()} fill="sheet" t={ramp(60, 250, 1.1)} amp={6} over={9} wave={80} passes={1} width={1.7} />
      {rows.map(([name, sum], index) => (
        <g key={name}>
          <Words x={84} y={60 + index * 42} size={17}>
            {name}
          </Words>
          <Strong x={338} y={60 + index * 42} size={18} anchor="end" color={index === 0 ? undefined : "ochre"}>
            {sum}
          </Strong>
          <Rule x={84} y={75 + index * 42} width={254} />
        </g>
      ))}
      <Text x={84} y={246} size={19} weight={620}>
        Total
      </Text>
      <Text x={338} y={248} size={34} weight={700} tracking={-0.03} anchor="end">
        $22.75
      </Text>
      <Marks />
    </>
  ),
};

const rows = [
  ["Lunch for two", "24.10"],
  ["Happy hour 15 %", "−3.62"],
  ["Cook County 10.25 %", "2.10"],
  ["Up to the quarter", "0.17"],
] as const;

/** A strip of paper, torn off in a zigzag. */
function receipt(): string {
  const teeth = Array.from({ length: 24 }, (_, k) => [362 - k * 13, k % 2 === 0 ? 284 : 275]).flat();
  return `${line(60, 24, 362, 24, ...teeth, 60, 284)}Z`;
}

/** Ringed, underlined and pointed at, with the pencil of the person who checked. */
function Marks() {
  return (
    <>
      <Sketch d={ellipse(312, 96, 42, 19)} t={0.8} amp={5} over={10} wave={60} passes={1} width={2} color="ochre" />
      <Sketch
        d={line(394, 138, 350, 138) + line(360, 130, 350, 138, 360, 147)}
        t={0.8}
        amp={3}
        over={4}
        passes={0}
        width={2}
        color="ochre"
      />
      <Sketch
        d={line(392, 180, 350, 180) + line(360, 172, 350, 180, 360, 189)}
        t={0.8}
        amp={3}
        over={4}
        passes={0}
        width={2}
        color="ochre"
      />
      <Sketch d={line(214, 260, 344, 259)} t={0.9} amp={5} over={8} passes={1} width={2} color="ochre" />
    </>
  );
}
