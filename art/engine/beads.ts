import { chance, waver } from "#art/drawing/noise.ts";
import { distance, heading, moved, type Point } from "#art/drawing/point.ts";
import { lengthOf, pointAt, type Segment, turnOf } from "#art/drawing/segment.ts";
import { type Looseness, loosenessAt } from "./looseness.ts";
import type { Stroke } from "./strokes.ts";

/** How a hand draws. */
export interface HandLine {
  /** From 1, dreamt, to 0, coded; a number or a function of the point. */
  readonly t: Looseness;
  /** How far the line strays, in pixels. */
  readonly amp: number;
  /** How far it shoots past a corner, in pixels. */
  readonly over: number;
  /** The length of one swing, in pixels. */
  readonly wave: number;
}

/** A point on a stroke: where it is on the exact path, where the hand puts it, and how loosely. */
export interface Bead {
  /** The segment that leads to this bead, and the bead's share of it. */
  readonly segment: Segment;
  readonly u: number;
  readonly exact: Point;
  readonly drawn: Point;
  readonly t: number;
}

// A curve keeps its shape when there is a bead at every 35 degrees of its turn.
const bend = 0.61;

/** Strings beads along a stroke, close enough to carry the wavering of the hand. */
export function beadsOf(stroke: Stroke, hand: HandLine, seed: number): readonly Bead[] {
  const length = stroke.segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const bead = wavering(stroke, length, hand, seed);
  const beads = stroke.segments.flatMap((segment, index) => {
    const count = Math.max(
      stroke.segments.length === 1 ? 2 : 1,
      Math.ceil((lengthOf(segment) * 5) / hand.wave),
      Math.ceil(turnOf(segment) / bend),
    );
    const onward = Array.from({ length: count }, (_, k) => (k + 1) / count);
    return (index === 0 ? [0, ...onward] : onward).map((u) => bead(segment, u));
  });
  const over = Math.min(hand.over, length * 0.35);
  return stroke.ring ? runOn(beads, over * 3, bead) : overshot(beads, over, seed);
}

type MakeBead = (segment: Segment, u: number) => Bead;

/** Makes the beads of one stroke in the order in which the hand walks it. */
function wavering({ segments }: Stroke, length: number, hand: HandLine, seed: number): MakeBead {
  // A short line cannot stray as far as a long one, or small shapes would fall apart.
  const amp = hand.amp * Math.min(1, (length + 20) / 80);
  const tilt = waver(seed, 3) * Math.min(0.03, (1.5 * amp) / length);
  const shiftX = waver(seed, 1) * amp * 0.55;
  const shiftY = waver(seed, 2) * amp * 0.55;
  const middle = segments[segments.length >> 1]?.from ?? [0, 0];
  let walked = 0;
  let last: Point | undefined;
  const stray = (axis: number) =>
    amp * (0.8 * waver(walked / hand.wave, seed, axis) + 0.22 * waver(walked / (hand.wave * 0.3), seed, axis + 1));

  return (segment, u) => {
    const exact = pointAt(segment, u);
    walked += last ? distance(last, exact) : 0;
    last = exact;
    const t = loosenessAt(hand.t, exact);
    const drawn: Point = [
      exact[0] + t * (stray(4) + shiftX - (exact[1] - middle[1]) * tilt),
      exact[1] + t * (stray(6) + shiftY + (exact[0] - middle[0]) * tilt),
    ];
    return { segment, u, exact, drawn, t };
  };
}

/** A ring is drawn past its beginning, and because the hand wavers the two ends do not meet. */
function runOn(beads: readonly Bead[], extra: number, bead: MakeBead): readonly Bead[] {
  const reach = extra * (beads[0]?.t ?? 0);
  const further: Bead[] = [];
  let walked = 0;
  for (const [index, { segment, u, exact }] of beads.entries()) {
    const before = beads[index - 1];
    walked += before ? distance(before.exact, exact) : 0;
    if (walked > reach) {
      break;
    }
    if (before) {
      further.push(bead(segment, u));
    }
  }
  return [...beads, ...further];
}

/** An open line shoots past both of its ends, more where it is looser. */
function overshot(beads: readonly Bead[], over: number, seed: number): readonly Bead[] {
  return beads.map((bead, index) => {
    const inner = index === 0 ? beads[1] : index === beads.length - 1 ? beads[index - 1] : undefined;
    if (!inner || bead.t === 0) {
      return bead;
    }
    const length = over * bead.t * (0.35 + chance(seed, index === 0 ? 1 : 2));
    return { ...bead, drawn: moved(bead.drawn, heading(inner.drawn, bead.drawn), length) };
  });
}
