import { expect, test } from "vitest";
import { outlineOf, widthOf } from "./letters.ts";
import { socialCard, wrapTitle } from "./social-cards.ts";

const style = { size: 20, weight: 690, tracking: 0 };

test.each([
  "Careers",
  "Custom apps, portals and integrations",
  "House Account Tab (HAT) for the counter",
  "A very long title that no editor should write, and that a card nevertheless has to show in three lines of letters",
  "Онлайндаа-хадгалагдсан-хэрэглэгчдийнхээ-мэдээлэл",
])("%s fits into three lines, with all of its words", (title) => {
  const { lines, size } = wrapTitle(title);

  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.join(" ")).toBe(title);
  expect(Math.max(...lines.map((line) => widthOf(line, { size, weight: 690, tracking: -0.036 })))).toBeLessThan(1041);
});

test("no word is alone where it need not be", () => {
  const { lines } = wrapTitle("Privacy Policy for the European Union and the United Kingdom");

  expect(lines.every((line) => line.includes(" "))).toBe(true);
});

test("a line grows with its size, its weight and its tracking", () => {
  const plain = widthOf("loose lines.", style);

  expect(widthOf("loose lines.", { ...style, size: 40 })).toBeCloseTo(plain * 2);
  expect(widthOf("loose lines.", { ...style, weight: 400 })).toBeLessThan(plain);
  expect(widthOf("loose lines.", { ...style, tracking: 0.1 })).toBeCloseTo(plain + 11 * 2);
});

test("letters stand on the baseline that they are given", () => {
  const numbers =
    outlineOf("H", { size: 100, weight: 420, tracking: 0 }, 10, 200)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const heights = numbers.filter((_, index) => index % 2 === 1);

  expect(Math.max(...heights)).toBeCloseTo(200, 1);
  expect(Math.min(...heights)).toBeCloseTo(130, 0);
});

test("Mongolian is drawn letter for letter, though its letters come from three files", async () => {
  const title = "Ханш Өөрчлөлт ₮";
  const drawn = [...title.replaceAll(" ", "")].map((letter) => outlineOf(letter, style, 0, 0));

  expect(drawn.every((path) => path.startsWith("M"))).toBe(true);
  // Ө and О differ, which the box for missing letters would not.
  expect(new Set(drawn).size).toBe(new Set(title.replaceAll(" ", "")).size);
  expect(outlineOf("й", style, 0, 0)).toBe(outlineOf("й".normalize("NFD"), style, 0, 0));
  expect((await socialCard(title)).byteLength).toBeGreaterThan(5000);
});

test("a letter that the typeface does not have stops the build, instead of becoming an empty box", () => {
  expect(() => outlineOf("a → b", style, 0, 0)).toThrow('The typeface has no "→"');
});
