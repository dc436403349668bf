import { expect, test } from "vitest";
import { hatching } from "./hatching.ts";

function ends(d: string): readonly number[][] {
  return [...d.matchAll(/[ML]([-\d.e]+) ([-\d.e]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test("strokes begin and end on the outline", () => {
  const strokes = ends(hatching("M0 0H40V20H0Z", { gap: 4 }));
  expect(strokes.length).toBeGreaterThan(8);
  for (const [x = Number.NaN, y = Number.NaN] of strokes) {
    const onSide = Math.min(Math.abs(x), Math.abs(x - 40), Math.abs(y), Math.abs(y - 20));
    expect(onSide).toBeLessThan(1e-6);
  }
});

test("two areas are hatched apart from each other", () => {
  const strokes = ends(hatching("M0 0H10V10H0ZM50 0H60V10H50Z"));
  expect(strokes.every(([x = 0]) => x <= 10 || x >= 50)).toBe(true);
});
