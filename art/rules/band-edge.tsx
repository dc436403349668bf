import { Sketch } from "#art/engine/hand.tsx";
import { loosen } from "#art/engine/line.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { amplitudes, ruleHand, ruleWidth, straight } from "./rule.tsx";

const height = 48;

/** The edges of the tinted band: the second rule with the band below it, the third with the band above it. */
export const bandEdges: readonly Drawing[] = [
  edge("rules/band-top", amplitudes[1], height),
  edge("rules/band-bottom", amplitudes[2], 0),
];

function edge(name: string, amp: number, end: number): Drawing {
  return {
    name,
    width: ruleWidth,
    height,
    fit: "xMidYMid slice",
    draw: () => <BandEdge amp={amp} end={end} />,
  };
}

/** The rule, and the color of the band from the rule to the `end` of the picture. */
function BandEdge({ amp, end }: { readonly amp: number; readonly end: number }) {
  const d = straight(height);
  return (
    <>
      <path className="ground-2" d={`${loosen(d, ruleHand(amp))}V${end}H-20z`} />
      <Sketch d={d} {...ruleHand(amp)} />
    </>
  );
}
