import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Create, type Sharp } from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkPhotograph, warningOf } from "./check-photographs.ts";

function image(width: number, height: number, settings: Partial<Create> = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "teal", ...settings } });
}

test.each<[string, Buffer, { width: number; height: number }]>([
  [
    "of a phone held upright",
    await image(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    { width: 30, height: 40 },
  ],
  [
    "in four inks without a profile",
    await image(40, 30).toColorspace("cmyk").jpeg().toBuffer(),
    { width: 40, height: 30 },
  ],
  ["of 16 bits", await image(40, 30).toColorspace("rgb16").png().toBuffer(), { width: 40, height: 30 }],
  ["of one pixel", await image(1, 1).png().toBuffer(), { width: 1, height: 1 }],
  ["as wide as a panorama", await image(12_000, 300).jpeg().toBuffer(), { width: 12_000, height: 300 }],
])("a photograph %s can be shown", async (_what, bytes, size) => {
  expect(await checkPhotograph(written("image.JPG", bytes))).toEqual(size);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s that was cut off says so", async (format) => {
  const whole = await image(400, 300, { noise: { type: "gaussian", mean: 128, sigma: 30 } })
    .toFormat(format)
    .toBuffer();
  const file = written(`ана зун.${format}`, whole.subarray(0, whole.length * 0.6));
  expect(await checkPhotograph(file)).toEqual({
    fault: `${file} is not complete, or damaged. Copy it again, or export it again`,
  });
});

test("a photograph of more pixels than any place needs says so before it is decoded", async () => {
  const file = written("image.png", await image(10_000, 6_000).png().toBuffer());
  expect((await checkPhotograph(file)).fault).toContain("has 60 megapixels, more than the 50 that fit.");
});

test.each([
  ["team/ana", 600, 720, undefined],
  ["team/ana", 300, 200, "has 300 × 200 pixels, fewer than its place: 300 × 360."],
  ["clients/ana", 200, 60, undefined],
  ["clients/ana", 100, 40, "has 100 × 40 pixels, fewer than its place: 220 × 56."],
  ["guides/ana", 500, 900, "has 500 × 900 pixels, fewer than its place: 676 wide."],
])("%s of %i × %i pixels: %s", (name, width, height, sentence) => {
  const warning = warningOf({ name, file: `content/pictures/${name}.jpg` }, width, height);
  if (sentence === undefined) expect(warning).toBe(undefined);
  else expect(warning).toContain(`content/pictures/${name}.jpg ${sentence}`);
});

function written(name: string, bytes: Buffer): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, bytes);
  return file;
}
