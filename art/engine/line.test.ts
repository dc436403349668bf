import { describe, expect, it } from "vitest";
import { parsePath } from "#art/drawing/path.ts";
import { pointAt } from "#art/drawing/segment.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { boundsOf } from "./bounds.ts";
import { loosen, type Pass } from "./line.ts";
import { ramp } from "./looseness.ts";

const hand: Pass = { t: 1, amp: 6, over: 12, wave: 64 };
const shapes = {
  "a square": rect(10, 20, 120, 90),
  "a rounded frame": rect(10, 20, 120, 90, 14),
  "a circle": ellipse(50, 50, 40),
  "an open line": line(0, 0, 80, 3, 120, 60),
  "letters with quadratic curves": "M0 0Q10 0 20 10T40 20L50 60Z",
};

describe("the line engine", () => {
  it.each(Object.entries(shapes))("keeps the geometry of %s that is coded", (_, d) => {
    const before = parsePath(d).flatMap(({ segments }) => segments);
    const after = parsePath(loosen(d, { ...hand, t: 0 })).flatMap(({ segments }) => segments);

    expect(after).toHaveLength(before.length);
    before.forEach((segment, index) => {
      const drawn = after[index] ?? segment;
      for (const u of [0, 0.25, 0.5, 0.75, 1]) {
        expect(pointAt(drawn, u)[0]).toBeCloseTo(pointAt(segment, u)[0], 0);
        expect(pointAt(drawn, u)[1]).toBeCloseTo(pointAt(segment, u)[1], 0);
      }
    });
  });

  it("shoots past corners only where it is loose", () => {
    const square = rect(0, 0, 100, 100);
    const still: Pass = { ...hand, amp: 0 };

    expect(boundsOf(loosen(square, still)).right).toBeGreaterThan(103);
    expect(boundsOf(loosen(square, { ...still, t: 0 }))).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
    expect(boundsOf(loosen(square, { ...still, t: ramp(0, 60) })).right).toBeCloseTo(100, 5);
    expect(boundsOf(loosen(square, { ...still, t: ramp(0, 60) })).left).toBeLessThan(-3);
  });

  it("strays no further than its hand allows", () => {
    const box = boundsOf(loosen(ellipse(0, 0, 100), hand));

    for (const side of [-box.left, -box.top, box.right, box.bottom]) {
      expect(Math.abs(side - 100)).toBeLessThan(2 * hand.amp);
    }
  });
});
