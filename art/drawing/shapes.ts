import type { Point } from "./point.ts";

// The share of a radius at which a cubic handle draws a quarter circle.
const round = 0.5523;

/** A rectangle, its corners rounded by `radius`. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const right = x + width;
  const bottom = y + height;
  if (r === 0) {
    return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  }
  const k = r * (1 - round);
  return [
    `M${x + r} ${y}H${right - r}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}`,
    `V${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}`,
    `H${x + r}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}`,
    `V${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  ].join("");
}

/** An ellipse round (`x`, `y`); a circle when one radius is given. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const kx = rx * round;
  const ky = ry * round;
  return [
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}`,
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}`,
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}`,
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`,
  ].join("");
}

/** Straight lines from point to point: `line(0, 0, 10, 0, 10, 10)`. */
export function line(...coordinates: readonly number[]): string {
  const pairs: string[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    pairs.push(`${coordinates[index]} ${coordinates[index + 1]}`);
  }
  return `M${pairs.join("L")}`;
}

/** Straight lines through points, closed into a shape. */
export function polygon(points: readonly Point[]): string {
  return `${line(...points.flat())}Z`;
}
