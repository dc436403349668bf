import { between, distance, type Point } from "./point.ts";
import type { Cubic, Segment } from "./segment.ts";

/**
 * Writes path data as short as it gets: relative, rounded, no needless separator.
 * It keeps the rounded pen, so that rounding never adds up along a path.
 */
export class PathWriter {
  private text = "";
  private command = "";
  private pen: Point = [0, 0];
  private start: Point = [0, 0];
  private fraction = false;
  /** The control point of a quadratic curve that has just been written. */
  private control: Point | undefined;
  private readonly scale: number;

  /** `decimals` digits stay behind the point. */
  constructor(decimals = 1) {
    this.scale = 10 ** decimals;
  }

  /** Lifts the pen, unless it is there already: lines that meet exactly become one line with a proper join. */
  moveTo(point: Point): void {
    const to = this.rounded(point);
    if (this.text !== "" && this.command !== "z" && to[0] === this.pen[0] && to[1] === this.pen[1]) {
      return;
    }
    if (this.text === "") {
      // Absolute, so that written paths can be joined; pairs after it would be absolute lines, so none may follow bare.
      this.put("M", to);
    } else {
      this.put("m", [to[0] - this.pen[0], to[1] - this.pen[1]]);
      this.command = "l";
    }
    this.pen = to;
    this.start = to;
  }

  lineTo(point: Point): void {
    const to = this.rounded(point);
    const dx = to[0] - this.pen[0];
    const dy = to[1] - this.pen[1];
    if (dx !== 0 || dy !== 0) {
      this.put(dy === 0 ? "h" : dx === 0 ? "v" : "l", dy === 0 ? [dx] : dx === 0 ? [dy] : [dx, dy]);
      this.pen = to;
    }
  }

  cubicTo(leave: Point, arrive: Point, to: Point): void {
    this.put("c", this.relative(leave, arrive, to));
    this.pen = this.rounded(to);
  }

  /** A cubic curve that leaves as the last one arrived. */
  smoothTo(arrive: Point, to: Point): void {
    this.put("s", this.relative(arrive, to));
    this.pen = this.rounded(to);
  }

  quadraticTo(control: Point, to: Point): void {
    const wanted = this.rounded(control);
    const mirrored = this.control && between(this.control, this.pen, 2);
    // Most curves of a letter leave as the last one arrived; then the control point need not be written.
    if (mirrored && distance(mirrored, wanted) <= 1) {
      this.put("t", this.relative(to));
      this.control = mirrored;
    } else {
      this.put("q", this.relative(control, to));
      this.control = wanted;
    }
    this.pen = this.rounded(to);
  }

  segment(segment: Segment): void {
    this.moveTo(segment.from);
    const control = segment.kind === "cubic" ? quadraticControl(segment) : undefined;
    if (segment.kind === "straight") {
      this.lineTo(segment.to);
    } else if (control) {
      this.quadraticTo(control, segment.to);
    } else {
      this.cubicTo(segment.leave, segment.arrive, segment.to);
    }
  }

  close(): void {
    this.text += "z";
    this.command = "z";
    this.pen = this.start;
  }

  toString(): string {
    return this.text;
  }

  private rounded([x, y]: Point): Point {
    return [Math.round(x * this.scale), Math.round(y * this.scale)];
  }

  private relative(...points: readonly Point[]): readonly number[] {
    return points.flatMap((point) => {
      const [x, y] = this.rounded(point);
      return [x - this.pen[0], y - this.pen[1]];
    });
  }

  private put(command: string, values: readonly number[]): void {
    this.control = undefined;
    let alone = command !== this.command;
    if (alone) {
      this.text += command;
      this.command = command;
    }
    for (const value of values) {
      const number = String(value / this.scale).replace(/^(-?)0\./, "$1.");
      const separated = alone || number.startsWith("-") || (number.startsWith(".") && this.fraction);
      this.text += separated ? number : ` ${number}`;
      this.fraction = number.includes(".");
      alone = false;
    }
  }
}

/** The one control point of a cubic curve that is a quadratic one in disguise, as all curves of a font are. */
function quadraticControl({ from, leave, arrive, to }: Cubic): Point | undefined {
  const a = between(from, leave, 1.5);
  const b = between(to, arrive, 1.5);
  return distance(a, b) < 0.02 ? between(a, b) : undefined;
}
