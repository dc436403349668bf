import { chance } from "#art/drawing/noise.ts";
import { rect } from "#art/drawing/shapes.ts";

const cells = 17;

/** A square code that no reader knows, as a path with holes: its corners are real, its content is chance. */
export function squareCode(x: number, y: number, size: number, seed = 7): string {
  const cell = size / cells;
  const bits: string[] = [];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      if (!isCorner(column, row) && chance(seed, row, column) > 0.52) {
        bits.push(rect(x + column * cell, y + row * cell, cell, cell));
      }
    }
  }
  const eyes = [
    [0, 0],
    [cells - 7, 0],
    [0, cells - 7],
  ] as const;
  return bits.join("") + eyes.map(([column, row]) => eye(x + column * cell, y + row * cell, cell)).join("");
}

function isCorner(column: number, row: number): boolean {
  return (column < 8 && row < 8) || (column > cells - 9 && row < 8) || (column < 8 && row > cells - 9);
}

function eye(x: number, y: number, cell: number): string {
  return (
    rect(x, y, 7 * cell, 7 * cell) +
    rect(x + cell, y + cell, 5 * cell, 5 * cell) +
    rect(x + 2 * cell, y + 2 * cell, 3 * cell, 3 * cell)
  );
}
