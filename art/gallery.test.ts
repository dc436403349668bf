import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pictureStyle } from "#art/engine/style.ts";
import { gallery, heaviest, pictureFolder } from "./gallery.ts";

const drawn = gallery.map(({ name }) => name).toSorted();

test("every picture has one drawing, and every drawing its picture", () => {
  const committed = globSync("**/*.*", { cwd: pictureFolder }).map((name) => name.replaceAll("\\", "/"));
  expect(committed.toSorted()).toEqual(drawn);
});

test.each(gallery)("$name is what its source draws", ({ name, render }) => {
  // Not toBe on the text: the difference of two pictures fills the screen and says nothing.
  expect(render() === committedText(name), `npm run render -w art -- pictures ${name}`).toBe(true);
});

test.each(drawn.filter((name) => name.endsWith(".svg")))("%s is light and needs nothing but itself", (name) => {
  const svg = committedText(name);
  expect(svg).not.toMatch(/<script|<image|<foreignObject|style="|href="(?!#)|url\((?!#)|NaN|undefined/);
  expect(svg.split("<style>")[1]?.split("</style>")[0]).toBe(pictureStyle);
  // Most are lighter than that even before they are compressed, and compressing all of them takes longer than drawing.
  if (svg.length >= heaviest) expect(brotliCompressSync(svg).length).toBeLessThan(heaviest);
});

function committedText(name: string): string {
  return readFileSync(join(pictureFolder, name), "utf8");
}
