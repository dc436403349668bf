import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";

const faces = [...readFileSync("app/styles/fonts.css", "utf8").matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, rule = ""]) => ({ file: descriptor(rule, /url\("([^"]+)"\)/), rule }))
  .filter(({ file }) => file)
  .map(({ file, rule }) => ({
    file,
    font: open(file),
    weight: descriptor(rule, /font-weight:\s*([^;]+);/),
    codePoints: codePointsOf(descriptor(rule, /unicode-range:\s*([^;]+);/)),
  }));

test.each(faces)("$file has every letter that fonts.css takes from it", ({ font, codePoints }) => {
  const letters = new Set(font.characterSet);
  expect(codePoints.length).toBeGreaterThan(5);
  expect(codePoints.filter((codePoint) => !letters.has(codePoint)).map(nameOf)).toEqual([]);
});

test("no letter is taken from two files", () => {
  const all = faces.flatMap(({ codePoints }) => codePoints);
  expect(all.filter((codePoint, index) => all.indexOf(codePoint) !== index).map(nameOf)).toEqual([]);
});

test("all files are declared for the same weights, without which Chromium never asks for the others, and have them", () => {
  expect(new Set(faces.map(({ weight }) => weight)).size).toBe(1);
  const [min = 0, max = 0] = (faces[0]?.weight ?? "").split(" ").map(Number);
  for (const { font } of faces) {
    expect(font.variationAxes.wght?.min).toBeLessThanOrEqual(min);
    expect(font.variationAxes.wght?.max).toBeGreaterThanOrEqual(max);
  }
});

function descriptor(rule: string, pattern: RegExp): string {
  return rule.match(pattern)?.[1]?.trim() ?? "";
}

function codePointsOf(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [from = "", to = from] = range.trim().replace("U+", "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

function open(file: string): Font {
  const path = file.startsWith(".") ? `app/styles/${file}` : createRequire(import.meta.url).resolve(file);
  return create(readFileSync(path)) as Font;
}

function nameOf(codePoint: number): string {
  return `${String.fromCodePoint(codePoint)} U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
