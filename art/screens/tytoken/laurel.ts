import { tenth } from "#art/drawing/point.ts";

const radius = 112;

/** A laurel of two branches around 330, 280, open at the top: its leaves, and the stems that carry them. */
export const laurel = { leaves: leaves(), stems: branch(-1) + branch(1) };

/** The point of a branch at a turn away from straight down; `side` is −1 for the left branch. */
function at(turn: number, side: -1 | 1, away = 0): readonly [number, number] {
  const length = radius + away;
  return [tenth(330 + side * length * Math.sin(turn)), tenth(280 + length * Math.cos(turn))];
}

function branch(side: -1 | 1): string {
  return `M${at(0.04, side)}A${radius} ${radius} 0 0 ${side === 1 ? 0 : 1} ${at(2.3, side)}`;
}

/** Pairs of leaves, one inside and one outside of the stem, smaller toward its end. */
function leaves(): string {
  return ([-1, 1] as const)
    .flatMap((side) =>
      Array.from({ length: 9 }, (_, index) => {
        const turn = 0.26 + index * 0.235;
        const size = 1 - index * 0.035;
        return leaf(turn, side, 15 * size) + leaf(turn + 0.06, side, -15 * size);
      }),
    )
    .join("");
}

/** A leaf that grows from the stem, forward and `away` from it. */
function leaf(turn: number, side: -1 | 1, away: number): string {
  const tip = at(turn + 0.2, side, away);
  const low = at(turn + 0.14, side, away * 0.05);
  const high = at(turn + 0.04, side, away * 0.95);
  const root = at(turn, side);
  return `M${root}Q${high} ${tip}Q${low} ${root}Z`;
}
