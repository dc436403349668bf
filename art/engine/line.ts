import { writeCurve } from "#art/drawing/curve.ts";
import { seedFrom } from "#art/drawing/noise.ts";
import { parsePath, writeExact } from "#art/drawing/path.ts";
import type { Subpath } from "#art/drawing/path-reader.ts";
import { PathWriter } from "#art/drawing/path-writer.ts";
import { lengthOf, part, pointAt } from "#art/drawing/segment.ts";
import { type Bead, beadsOf, type HandLine } from "./beads.ts";
import { type Looseness, loosenessAt } from "./looseness.ts";
import { strokesOf } from "./strokes.ts";

/** One pass of the pencil over a path. */
export interface Pass extends HandLine {
  /** Another number is another attempt at the same line; the path itself decides the rest. */
  readonly attempt?: number;
  /** Keeps the pencil on the paper at corners too, as along a coast. */
  readonly unlifted?: boolean;
  /** Leaves out what is exact, because the first pass has drawn it already. */
  readonly looseOnly?: boolean;
}

/** The line engine: draws an exact path by hand. What is exact stays the very same geometry, with no point added. */
export function loosen(d: string, pass: Pass): string {
  const writer = new PathWriter();
  const seed = seedFrom(d) + (pass.attempt ?? 0) * 7919;
  const looseOnly = pass.looseOnly ?? false;
  parsePath(d).forEach((subpath, index) => {
    if (!isExact(subpath, pass.t)) {
      strokesOf(subpath, pass.unlifted).forEach((stroke, k) => {
        writeStroke(writer, beadsOf(stroke, pass, seed + index * 131 + k * 17), looseOnly);
      });
    } else if (!looseOnly) {
      writeExact(writer, subpath);
    }
  });
  return writer.toString();
}

function isExact({ segments }: Subpath, t: Looseness): boolean {
  if (typeof t === "number") {
    return loosenessAt(t, [0, 0]) === 0;
  }
  return segments.every((segment) => {
    const count = Math.max(2, Math.ceil(lengthOf(segment) / 12));
    const shares = Array.from({ length: count + 1 }, (_, k) => k / count);
    return shares.every((u) => loosenessAt(t, pointAt(segment, u)) === 0);
  });
}

function writeStroke(writer: PathWriter, beads: readonly Bead[], looseOnly: boolean): void {
  let start = 0;
  while (start < beads.length - 1) {
    const end = endOfRun(beads, start);
    const run = beads.slice(start, end + 1);
    if (!run.every(({ t }) => t === 0)) {
      const drawn = run.map((bead) => bead.drawn);
      writeCurve(writer, drawn, beads[start - 1]?.drawn, beads[end + 1]?.drawn);
    } else if (!looseOnly) {
      writeExactRun(writer, run);
    }
    start = end;
  }
}

/** A run is exact and lies on one segment, or it is loose as far as that goes. */
function endOfRun(beads: readonly Bead[], start: number): number {
  const exact = isExactStep(beads, start);
  const segment = beads[start + 1]?.segment;
  let end = start + 1;
  while (end < beads.length - 1 && isExactStep(beads, end) === exact) {
    if (exact && beads[end + 1]?.segment !== segment) {
      break;
    }
    end++;
  }
  return end;
}

function isExactStep(beads: readonly Bead[], index: number): boolean {
  return beads[index]?.t === 0 && beads[index + 1]?.t === 0;
}

function writeExactRun(writer: PathWriter, run: readonly Bead[]): void {
  const [first] = run;
  const last = run.at(-1);
  if (first && last) {
    writer.segment(part(last.segment, first.segment === last.segment ? first.u : 0, last.u));
  }
}
