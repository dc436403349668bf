import { arcToCubics } from "./arc.ts";
import { between, distance, type Point } from "./point.ts";
import type { Segment } from "./segment.ts";

/** One connected run of a path, from a "move to" to the next. */
export interface Subpath {
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

/** Follows path commands with a pen and collects what it draws. */
export class PathReader {
  private readonly subpaths: Subpath[] = [];
  private segments: Segment[] = [];
  private start: Point = [0, 0];
  private pen: Point = [0, 0];
  private handle: { readonly kind: "C" | "Q"; readonly at: Point } | undefined;

  read(command: string, relative: boolean, count: number, values: readonly number[]): void {
    if (command === "Z") {
      this.close();
      return;
    }
    for (let index = 0; index < values.length; index += count) {
      const v = values.slice(index, index + count);
      const [ox, oy] = relative ? this.pen : [0, 0];
      const at = (k: number): Point => [(v[k] ?? 0) + ox, (v[k + 1] ?? 0) + oy];
      // Further pairs after a "move to" are lines.
      this.apply(command === "M" && index > 0 ? "L" : command, v, at, ox, oy);
    }
  }

  finish(): readonly Subpath[] {
    this.flush(false);
    return this.subpaths;
  }

  private apply(command: string, v: readonly number[], at: (k: number) => Point, ox: number, oy: number): void {
    const handle = this.handle;
    this.handle = undefined;
    switch (command) {
      case "M":
        this.flush(false);
        this.start = at(0);
        this.pen = this.start;
        break;
      case "L":
        this.lineTo(at(0));
        break;
      case "H":
        this.lineTo([(v[0] ?? 0) + ox, this.pen[1]]);
        break;
      case "V":
        this.lineTo([this.pen[0], (v[0] ?? 0) + oy]);
        break;
      case "C":
        this.cubicTo(at(0), at(2), at(4));
        break;
      case "S":
        this.cubicTo(handle?.kind === "C" ? between(handle.at, this.pen, 2) : this.pen, at(0), at(2));
        break;
      case "Q":
        this.quadraticTo(at(0), at(2));
        break;
      case "T":
        this.quadraticTo(handle?.kind === "Q" ? between(handle.at, this.pen, 2) : this.pen, at(0));
        break;
      default:
        this.arcTo(v, at(5));
    }
  }

  private lineTo(to: Point): void {
    if (distance(this.pen, to) > 0) {
      this.push({ kind: "straight", from: this.pen, to });
    }
  }

  private cubicTo(leave: Point, arrive: Point, to: Point): void {
    this.push({ kind: "cubic", from: this.pen, leave, arrive, to });
    this.handle = { kind: "C", at: arrive };
  }

  private quadraticTo(control: Point, to: Point): void {
    const leave = between(this.pen, control, 2 / 3);
    this.push({ kind: "cubic", from: this.pen, leave, arrive: between(to, control, 2 / 3), to });
    this.handle = { kind: "Q", at: control };
  }

  private arcTo([rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0]: readonly number[], to: Point): void {
    if (rx === 0 || ry === 0 || distance(this.pen, to) === 0) {
      this.lineTo(to);
      return;
    }
    for (const cubic of arcToCubics(this.pen, { rx, ry, rotation, large: large === 1, sweep: sweep === 1, to })) {
      this.push(cubic);
    }
  }

  private push(segment: Segment): void {
    this.segments.push(segment);
    this.pen = segment.to;
  }

  private close(): void {
    this.handle = undefined;
    // A rounding gap of a tenth is closed by the eye, a longer one needs its own line.
    if (distance(this.pen, this.start) > 0.1) {
      this.lineTo(this.start);
    }
    this.flush(true);
    this.pen = this.start;
  }

  private flush(closed: boolean): void {
    if (this.segments.length > 0) {
      this.subpaths.push({ segments: this.segments, closed });
      this.segments = [];
    }
  }
}
