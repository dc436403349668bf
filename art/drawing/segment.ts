import { between, distance, heading, type Point } from "./point.ts";

/** One straight piece of a path. */
interface Straight {
  readonly kind: "straight";
  readonly from: Point;
  readonly to: Point;
}

/** One cubic Bézier piece of a path. */
export interface Cubic {
  readonly kind: "cubic";
  readonly from: Point;
  readonly leave: Point;
  readonly arrive: Point;
  readonly to: Point;
}

export type Segment = Straight | Cubic;

/** The point at share `u` of a segment. */
export function pointAt(segment: Segment, u: number): Point {
  return segment.kind === "straight" ? between(segment.from, segment.to, u) : splitCubic(segment, u)[0].to;
}

/** The part of a segment from share `u0` to share `u1`. */
export function part(segment: Segment, u0: number, u1: number): Segment {
  if (segment.kind === "straight") {
    return { kind: "straight", from: pointAt(segment, u0), to: pointAt(segment, u1) };
  }
  const upTo = u1 >= 1 ? segment : splitCubic(segment, u1)[0];
  return u0 <= 0 ? upTo : splitCubic(upTo, u0 / u1)[1];
}

/** The same segment, walked the other way. */
export function reversed(segment: Segment): Segment {
  return segment.kind === "straight"
    ? { kind: "straight", from: segment.to, to: segment.from }
    : { kind: "cubic", from: segment.to, leave: segment.arrive, arrive: segment.leave, to: segment.from };
}

/** The length of a segment, curves measured over eight chords. */
export function lengthOf(segment: Segment): number {
  if (segment.kind === "straight") {
    return distance(segment.from, segment.to);
  }
  let length = 0;
  for (let chord = 0; chord < 8; chord++) {
    length += distance(pointAt(segment, chord / 8), pointAt(segment, (chord + 1) / 8));
  }
  return length;
}

/** The direction in which a segment sets out. */
export function startHeading(segment: Segment): Point {
  if (segment.kind === "cubic" && distance(segment.from, segment.leave) > 0.01) {
    return heading(segment.from, segment.leave);
  }
  return heading(segment.from, pointAt(segment, 0.1));
}

/** The direction in which a segment arrives. */
export function endHeading(segment: Segment): Point {
  if (segment.kind === "cubic" && distance(segment.arrive, segment.to) > 0.01) {
    return heading(segment.arrive, segment.to);
  }
  return heading(pointAt(segment, 0.9), segment.to);
}

/** How far a segment turns from its start to its end, in radians. */
export function turnOf(segment: Segment): number {
  if (segment.kind === "straight") {
    return 0;
  }
  const [ax, ay] = startHeading(segment);
  const [bx, by] = endHeading(segment);
  return Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by)));
}

function splitCubic(curve: Cubic, u: number): readonly [Cubic, Cubic] {
  const a = between(curve.from, curve.leave, u);
  const b = between(curve.leave, curve.arrive, u);
  const c = between(curve.arrive, curve.to, u);
  const ab = between(a, b, u);
  const bc = between(b, c, u);
  const middle = between(ab, bc, u);
  return [
    { kind: "cubic", from: curve.from, leave: a, arrive: ab, to: middle },
    { kind: "cubic", from: middle, leave: bc, arrive: c, to: curve.to },
  ];
}
