import { heading, moved, type Point } from "#art/drawing/point.ts";

/** A braid: its outline, and the strands that cross in it. */
interface Braid {
  readonly outline: string;
  readonly strands: string;
}

/** Plaits hair along a way from share 0 to share 1. `width` is that of the middle of the braid. */
export function braid(way: (share: number) => Point, width: number, knots: number): Braid {
  /** A point this far along the braid, and this many half widths beside it. */
  const at = (share: number, side: number): string => {
    const [hx, hy] = heading(way(share - 0.01), way(share + 0.01));
    const [x, y] = moved(way(share), [hy, -hx], (width / 2) * (0.6 + 1.6 * share * (1 - share)) * side);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const step = 1 / knots;
  const shares = Array.from({ length: knots }, (_, index) => index * step);
  const there = shares.map((share) => `C${at(share, 1.15)} ${at(share + step, 1.1)} ${at(share + step, 0.7)}`);
  const back = shares.toReversed().map((share) => `C${at(share + step, -1.1)} ${at(share, -1.15)} ${at(share, -0.7)}`);
  const strands = shares.map((share) => {
    const [first, second] = [share + step * 0.85, share + step];
    return `M${at(share, 0.8)}L${at(first, 0)}M${at(share + step * 0.1, -0.8)}L${at(second, 0.1)}`;
  });
  return {
    outline: `M${at(0, 0.7)}${there.join("")}L${at(1, -0.7)}${back.join("")}Z`,
    strands: strands.join(""),
  };
}
