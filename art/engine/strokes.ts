import type { Subpath } from "#art/drawing/path-reader.ts";
import { distance } from "#art/drawing/point.ts";
import { endHeading, type Segment, startHeading } from "#art/drawing/segment.ts";

/** What a hand draws without lifting the pencil: from one corner to the next, or around a closed smooth shape. */
export interface Stroke {
  readonly segments: readonly Segment[];
  readonly ring: boolean;
}

// The cosine of the turn, about 35 degrees, from which a hand lifts the pencil.
const corner = 0.82;

/** Splits a subpath at its corners, or leaves it in one piece where the pencil is not lifted. */
export function strokesOf({ segments, closed }: Subpath, unlifted = false): readonly Stroke[] {
  if (unlifted) {
    return [{ segments, ring: closed }];
  }
  const strokes: Segment[][] = [];
  segments.forEach((segment, index) => {
    const last = segments[index - 1];
    const current = strokes.at(-1);
    if (current === undefined || last === undefined || isCorner(last, segment)) {
      strokes.push([segment]);
    } else {
      current.push(segment);
    }
  });
  return closed ? joinedAcrossStart(strokes) : strokes.map((stroke) => ({ segments: stroke, ring: false }));
}

/** Where a closed shape starts in the middle of a smooth run, its last stroke and its first are one. */
function joinedAcrossStart(strokes: readonly Segment[][]): readonly Stroke[] {
  const [first, ...others] = strokes;
  const last = strokes.at(-1);
  const opening = first?.[0];
  const closing = last?.at(-1);
  if (!first || !last || !opening || !closing || isCorner(closing, opening)) {
    return strokes.map((stroke) => ({ segments: stroke, ring: false }));
  }
  if (first === last) {
    return [{ segments: first, ring: true }];
  }
  return [...others.slice(0, -1), [...last, ...first]].map((stroke) => ({ segments: stroke, ring: false }));
}

function isCorner(before: Segment, after: Segment): boolean {
  if (distance(before.to, after.from) > 0.3) {
    return true;
  }
  const [ax, ay] = endHeading(before);
  const [bx, by] = startHeading(after);
  return ax * bx + ay * by < corner;
}
