import { existsSync, globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pictureStyle } from "#art/engine/style.ts";
import { isDrawn } from "#content/samples.ts";
import { gallery, heaviest } from "./gallery.ts";

// What the company has put in the place of a drawing, or deleted, is its own.
const drawn = gallery.filter(({ file }) => existsSync(file) && isDrawn(readFileSync(file)));

test("every picture that was drawn has a drawing", () => {
  const files = new Set(gallery.map(({ file }) => file));
  const committed = globSync("content/pictures/**/*.*").map((file) => file.replaceAll("\\", "/"));
  expect(committed.filter((file) => isDrawn(readFileSync(file)) && !files.has(file))).toEqual([]);
});

test.each(drawn)("$file is what its source draws", async ({ file, draw }) => {
  // Not toBe on the text: the difference of two pictures fills the screen and says nothing.
  expect((await draw()).equals(readFileSync(file)), "npm run brand").toBe(true);
});

test.each(drawn.filter(({ file }) => file.endsWith(".svg")))(
  "$file is light and needs nothing but itself",
  ({ file }) => {
    const svg = readFileSync(file, "utf8");
    expect(svg).not.toMatch(/<script|<image|<foreignObject|style="|href="(?!#)|url\((?!#)|NaN|undefined/);
    expect(svg.split("<style>")[1]?.split("</style>")[0]).toBe(pictureStyle);
    // Most are lighter than that even before they are compressed, and compressing all of them takes longer than drawing.
    if (svg.length >= heaviest) expect(brotliCompressSync(svg).length).toBeLessThan(heaviest);
  },
);

test("a screen follows the scheme of its page; light ones are only in bands that are always dark, and in icons", () => {
  const light = drawn.map(({ file }) => file).filter((file) => readFileSync(file, "utf8").includes('class="light"'));
  const following = light.filter((file) => !readFileSync(file, "utf8").includes('class="art ink"'));
  expect(following.filter((file) => !file.startsWith("content/pictures/icons/"))).toEqual([]);
  expect(light.filter((file) => /pictures\/(works|cards|services|showcase)/.test(file))).toEqual([]);
});

test("the colors of a portrait slip off its lines by two pixels at most", () => {
  const portraits = drawn.map(({ file }) => file).filter((file) => file.startsWith("content/pictures/team/"));
  const slips = portraits.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<path fill="[^"]+" transform="translate\((\S+) (\S+)\)"/g)].map(
      ([, x, y]) => Math.hypot(Number(x), Number(y)),
    ),
  );
  expect(slips.length).toBeGreaterThan(0);
  expect(Math.max(...slips)).toBeLessThanOrEqual(2);
});
