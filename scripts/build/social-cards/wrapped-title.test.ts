import { expect, test } from "vitest";
import { widthOf } from "../drawing/text.ts";
import { titleStyle, wrapTitle } from "./wrapped-title.ts";

test.each([
  "Careers",
  "Custom apps, portals and integrations",
  "House Account Tab (HAT) for the counter",
  "A very long title that no editor should write, and that a card nevertheless has to show in three lines of letters",
])("%s fits into three lines", (title) => {
  const { lines, size } = wrapTitle(title);

  expect(lines.length).toBeLessThanOrEqual(3);
  expect(Math.max(...lines.map((line) => widthOf(line, { ...titleStyle, size })))).toBeLessThan(1100);
});

test("no word is lost or alone where it need not be", () => {
  const { lines } = wrapTitle("Privacy Policy for the European Union and the United Kingdom");

  expect(lines.join(" ")).toBe("Privacy Policy for the European Union and the United Kingdom");
  expect(lines.every((line) => line.includes(" "))).toBe(true);
});
