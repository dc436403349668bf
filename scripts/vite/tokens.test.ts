import { expect, test } from "vitest";
import { hexOf, tokenColor } from "./tokens.ts";

test.each([
  ["oklch(0.17 0.01 270)", "#0e0f14"],
  ["oklch(0.66 0.21 35)", "#f75125"],
  ["rgb(0, 128, 128)", "#008080"],
  ["teal", "#008080"],
  ["#00aabb", "#00aabb"],
])("%s is %s without OKLCH", (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

test("a color has one value on light ground and one on dark, or the same on both", () => {
  const [light, dark] = tokenColor("ground");
  expect(light).not.toBe(dark);
  expect(new Set(tokenColor("ink")).size).toBe(1);
  expect(() => tokenColor("unheard-of")).toThrow("There is no color --unheard-of in app/styles/tokens.css.");
});
