import { describe, expect, it } from "vitest";
import { exactPath, parsePath, samplePath } from "./path.ts";

const ends = (d: string) => parsePath(d).flatMap(({ segments }) => segments.map(({ to }) => to));

describe("reading a path", () => {
  it("understands relative commands and repeated pairs", () => {
    expect(ends("m10 10 5 0v5h-5z")).toEqual([
      [15, 10],
      [15, 15],
      [10, 15],
      [10, 10],
    ]);
  });

  it("continues a curve as smoothly as the letters s and t promise", () => {
    const [first, second] = parsePath("M0 0c0 10 10 10 10 0s10-10 10 0")[0]?.segments ?? [];

    expect(first?.to).toEqual([10, 0]);
    expect(second).toMatchObject({ kind: "cubic", leave: [10, -10], arrive: [20, -10], to: [20, 0] });
  });

  it("keeps an arc on its circle, its flags written without spaces", () => {
    for (const [x, y] of samplePath("M0 50a50 50 0 11100 0")) {
      expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50, 1);
    }
  });

  it("refuses what is not a path", () => {
    expect(() => parsePath("M0 0L10")).toThrow('"L10"');
  });
});

describe("writing a path", () => {
  it("writes short", () => {
    expect(exactPath("M 0.5 0.5 L 10.5 0.5 L 10.5 -3.25 L 0.5 0.5 Z")).toBe("M.5.5h10v-3.7z");
  });

  it("never adds rounding errors up", () => {
    const steps = Array.from({ length: 1000 }, (_, index) => `L${(index + 1) * 0.33} ${(index % 2) * 0.04}`);

    expect(ends(exactPath(`M0 0${steps.join("")}`)).at(-1)?.[0]).toBeCloseTo(330, 0);
  });

  it("lets written paths be joined", () => {
    const joined = exactPath("M0 0L10 10") + exactPath("M100 100L110 110");

    expect(ends(joined)).toEqual([
      [10, 10],
      [110, 110],
    ]);
  });
});
