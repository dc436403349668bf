import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { type FontFaceProperty, type FontWeight, transform, type UnicodeRange } from "lightningcss";
import { expect, test } from "vitest";

const faces = facesIn("app/styles/fonts.css");

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
  const [min = 0, max = 0] = faces[0]?.weights ?? [];
  expect(faces.map(({ weights }) => weights)).toEqual(faces.map(() => [min, max]));
  expect(max).toBeGreaterThan(min);
  for (const { font } of faces) {
    expect(font.variationAxes.wght?.min).toBeLessThanOrEqual(min);
    expect(font.variationAxes.wght?.max).toBeGreaterThanOrEqual(max);
  }
});

/** The faces whose letters are in a file of ours. */
function facesIn(path: string) {
  const faces: { file: string; font: Font; weights: number[]; codePoints: number[] }[] = [];
  const readFace = (properties: readonly FontFaceProperty[]) => {
    let file = "";
    let weights: number[] = [];
    let codePoints: number[] = [];
    for (const { type, value } of properties) {
      if (type === "source") file = value[0]?.type === "url" ? value[0].value.url.url : "";
      if (type === "font-weight") weights = value.map(numberOf);
      if (type === "unicode-range") codePoints = value.flatMap(numbersIn);
    }
    // A face without a range takes whatever its file has.
    if (file && codePoints.length > 0) faces.push({ file, font: open(file), weights, codePoints });
  };
  transform({
    filename: path,
    code: readFileSync(path),
    visitor: { Rule: { "font-face": ({ value }) => readFace(value.properties) } },
  });
  return faces;
}

function numberOf(weight: FontWeight): number {
  return weight.type === "absolute" && weight.value.type === "weight" ? weight.value.value : 0;
}

function numbersIn({ start, end }: UnicodeRange): number[] {
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

function open(file: string): Font {
  const path = file.startsWith(".") ? `app/styles/${file}` : createRequire(import.meta.url).resolve(file);
  return create(readFileSync(path)) as Font;
}

function nameOf(codePoint: number): string {
  return `${String.fromCodePoint(codePoint)} U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
