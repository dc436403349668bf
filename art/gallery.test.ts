import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pictureStyle } from "#art/engine/style.ts";
import { gallery } from "./gallery.ts";

const pictures = gallery.filter(({ name }) => name.endsWith(".svg"));

it("calls no two files by one name", () => {
  const names = gallery.map(({ name }) => name);

  expect(names).toEqual([...new Set(names)]);
});

describe.each(pictures)("$name", ({ render }) => {
  const svg = render();

  it("is drawn the same way every time", () => {
    expect(render()).toBe(svg);
  });

  it("needs nothing but itself", () => {
    expect(svg).not.toMatch(/<script|<image|<foreignObject|style="|href="(?!#)|url\((?!#)|NaN|undefined/);
    expect(svg.split("<style>")[1]?.split("</style>")[0]).toBe(pictureStyle);
  });

  it("is light enough for a page", () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(30 * 1024);
  });
});
