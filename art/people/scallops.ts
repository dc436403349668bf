import type { Point } from "#art/drawing/point.ts";

/** A closed outline of bumps that bulge outwards, for curls: from point to point, clockwise. */
export function scallops(points: readonly Point[], fullness = 0.62): string {
  const [first] = points;
  if (!first) {
    return "";
  }
  const arcs = [...points.slice(1), first].map(([x, y], index) => {
    const from = points[index] ?? first;
    const r = (Math.hypot(x - from[0], y - from[1]) * fullness).toFixed(1);
    return `A${r} ${r} 0 0 1 ${x} ${y}`;
  });
  return `M${first[0]} ${first[1]}${arcs.join("")}Z`;
}

/** Points on an ellipse, clockwise from an angle to an angle in degrees; 0 is to the right, 270 is up. */
export function round(
  [cx, cy]: Point,
  [rx, ry]: Point,
  [from, to]: readonly [number, number],
  count: number,
): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [Math.round((cx + Math.cos(angle) * rx) * 10) / 10, Math.round((cy + Math.sin(angle) * ry) * 10) / 10];
  });
}

/** Little hooks, each at a point: single curls inside a mass of hair. */
export function hooks(places: readonly Point[], size = 7): string {
  return places
    .map(([x, y], index) => {
      const s = index % 2 === 0 ? size : -size;
      return `M${x - s} ${y + 2}C${x - s} ${y - 8} ${x + s} ${y - 8} ${x + s * 0.8} ${y + 1}C${x + s * 0.6} ${y + 6} ${x - s * 0.3} ${y + 5} ${x - s * 0.1} ${y}`;
    })
    .join("");
}
