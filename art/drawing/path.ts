import { PathReader, type Subpath } from "./path-reader.ts";
import { PathWriter } from "./path-writer.ts";
import type { Point } from "./point.ts";
import { lengthOf, pointAt } from "./segment.ts";

const argumentsOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
// A flag of an arc may stand without a space before the next number, so arcs are read with their own pattern.
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const numbers = new RegExp(number, "gi");
const arcs = new RegExp(
  String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`,
  "gi",
);

/** Reads the whole path grammar of SVG, into straight and cubic segments with absolute points. */
export function parsePath(d: string): readonly Subpath[] {
  const reader = new PathReader();
  for (const [, command = "", rest = ""] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const upper = command.toUpperCase();
    const count = argumentsOf[upper];
    const values = upper === "A" ? arcValues(rest) : [...rest.matchAll(numbers)].map(([text]) => Number(text));
    if (count === undefined || (count === 0 ? values.length > 0 : values.length === 0 || values.length % count > 0)) {
      throw new Error(`Not a path command: "${command}${rest}"`);
    }
    reader.read(upper, command !== upper, count, values);
  }
  return reader.finish();
}

/** The same path, rounded, and written as short as it gets. */
export function exactPath(d: string): string {
  const writer = new PathWriter();
  for (const subpath of parsePath(d)) {
    writeExact(writer, subpath);
  }
  return writer.toString();
}

/** Writes a subpath just as it is. */
export function writeExact(writer: PathWriter, { segments, closed }: Subpath): void {
  const last = segments.at(-1);
  for (const segment of segments) {
    // Closing draws the last straight line by itself.
    if (!closed || segment !== last || segment.kind !== "straight") {
      writer.segment(segment);
    }
  }
  if (closed) {
    writer.close();
  }
}

/** Points along a path, about `step` pixels apart, every segment's ends among them. */
export function samplePath(d: string, step = 2): readonly Point[] {
  return parsePath(d).flatMap(({ segments }) =>
    segments.flatMap((segment, index) => {
      const count = Math.max(1, Math.ceil(lengthOf(segment) / step));
      const points = Array.from({ length: count }, (_, k) => pointAt(segment, (k + 1) / count));
      return index === 0 ? [segment.from, ...points] : points;
    }),
  );
}

function arcValues(text: string): number[] {
  return [...text.matchAll(arcs)].flatMap((match) => match.slice(1).map(Number));
}
