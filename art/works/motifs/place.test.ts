import { describe, expect, it } from "vitest";
import { exactPath } from "#art/drawing/path.ts";
import { mapped, place } from "./place.ts";

describe("place", () => {
  it("moves and scales every kind of segment", () => {
    const moved = place("M1 1L3 1C4 1 5 2 5 3Z", 10, 20, 2);
    expect(exactPath(moved)).toBe(exactPath("M12 22L16 22C18 22 20 24 20 26Z"));
  });

  it("leaves a path as it is where nothing moves", () => {
    const d = "M0 0H10V5L2 9M4 4C5 5 6 5 7 4";
    expect(exactPath(place(d, 0, 0))).toBe(exactPath(d));
  });

  it("turns a path by a quarter", () => {
    expect(exactPath(mapped("M0 0L10 0", [0, 1, -1, 0, 5, 5]))).toBe(exactPath("M5 5L5 15"));
  });
});
