import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import type { Slot } from "#app/components/pictures/slots.ts";
import type { Focus } from "#content/schema/media.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readPhotograph, versionsOf, writeVersion } from "./photograph.ts";

const red = { r: 220, g: 30, b: 30 };
const green = { r: 30, g: 180, b: 30 };
const blue = { r: 30, g: 30, b: 220 };
const white = { r: 240, g: 240, b: 240 };
const wide: Slot = { width: 60, widths: [60] };

/** The corners of an upright picture: red and green at the top, blue and white at the bottom. */
function quarters(width = 120, height = 80): Sharp {
  const [x, y] = [width / 2, height / 2];
  const part = (background: typeof red, left: number, top: number) => ({
    input: { create: { width: x, height: y, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    part(green, x, 0),
    part(blue, 0, y),
    part(white, x, y),
  ]);
}

/** What the build makes of this picture for the slot: the last of its files. */
async function made(picture: Sharp | Buffer, slot: Slot, name = "picture.png", focus: Focus = "center") {
  const file = join(temporaryFolder(), name);
  if (Buffer.isBuffer(picture)) writeFileSync(file, picture);
  else await picture.toFile(file);
  const versions = versionsOf(await readPhotograph(file), slot, focus);
  const files = await Promise.all(versions.map((version) => writeVersion(version, dirname(file))));
  const bytes = readFileSync(files.at(-1) ?? "");
  return { bytes, widths: versions.map(({ width }) => width), metadata: await sharp(bytes).metadata() };
}

type Color = { r: number; g: number; b: number };

/** Which of the four colors is in each corner. No ink is as blue as a screen. */
async function cornersOf(bytes: Buffer, tolerance = 50): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Color => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
    return { r, g, b };
  };
  const [right, bottom] = [info.width - 3, info.height - 3];
  return [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)].map((color) => nameOf(color, tolerance));
}

function nameOf(color: Color, tolerance: number): string {
  const distance = (other: Color) => Math.hypot(color.r - other.r, color.g - other.g, color.b - other.b);
  const found = Object.entries({ red, green, blue, white }).find(([, other]) => distance(other) < tolerance);
  return found?.[0] ?? JSON.stringify(color);
}

const upright = ["red", "green", "blue", "white"];

// How a camera stores an upright picture with each mark: what the mark tells a viewer to do, undone. sharp mirrors before
// it turns.
const stored: ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.flop(),
  (picture) => picture.rotate(180),
  (picture) => picture.flip(),
  (picture) => picture.rotate(270).flop(),
  (picture) => picture.rotate(270),
  (picture) => picture.rotate(90).flop(),
  (picture) => picture.rotate(90),
];

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a photograph with the orientation %i stands upright", async (orientation) => {
  const picture = stored[orientation - 1]?.(sharp(await quarters().png().toBuffer())) as Sharp;
  const turned = await picture.png().toBuffer();
  const { bytes, metadata } = await made(sharp(turned).jpeg().withMetadata({ orientation }), wide, "a.jpg");
  expect(await cornersOf(bytes)).toEqual(upright);
  // Not by a mark in the AVIF, which turns and mirrors when it is decoded: the crop would be at the wrong side.
  expect(/irot|imir/.test(bytes.toString("latin1"))).toBe(false);
  expect([metadata.width, metadata.height, metadata.orientation]).toEqual([60, 40, undefined]);
});

test("no metadata is left: not where the photograph was taken, nor by whom", async () => {
  const exif = {
    IFD0: { Copyright: "Ann Photographer" },
    IFD3: { GPSLatitude: "47/1 55/1 0/1", GPSLatitudeRef: "N", GPSMapDatum: "WGS-84-HERE" },
  };
  const original = await quarters().jpeg().withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer();
  expect(original.toString("latin1")).toContain("WGS-84-HERE");
  const { bytes, metadata } = await made(original, wide, "a.jpg");
  expect(bytes.toString("latin1")).not.toMatch(/WGS-84|Photographer|xmpmeta|Exif/);
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[string, (picture: Sharp) => Sharp, string]>([
  [
    "in Display P3",
    (picture) => picture.withIccProfile("p3").jpeg({ quality: 95, chromaSubsampling: "4:4:4" }),
    "a.jpg",
  ],
  ["with 16 bits a color", (picture) => picture.toColorspace("rgb16").png(), "a.png"],
  ["as WebP", (picture) => picture.webp({ quality: 95 }), "a.webp"],
  ["as AVIF", (picture) => picture.avif({ quality: 80 }), "a.avif"],
])("a photograph %s has the same colors in sRGB", async (_kind, convert, name) => {
  const original = await convert(sharp(await quarters().png().toBuffer())).toBuffer();
  const { bytes, metadata } = await made(original, wide, name);
  expect(metadata).toMatchObject({ format: "heif", space: "srgb", depth: "uchar", hasProfile: false });
  expect(await cornersOf(bytes)).toEqual(upright);
});

test.each([true, false])("CMYK is converted, with a profile or without: %s", async (hasProfile) => {
  const inks = sharp(await quarters().png().toBuffer());
  const convert = hasProfile ? inks.withIccProfile("cmyk") : inks.toColorspace("cmyk");
  const picture = await convert.jpeg({ quality: 95 }).toBuffer();
  expect(await sharp(picture).metadata()).toMatchObject({ space: "cmyk", hasProfile });
  const { bytes, metadata } = await made(picture, wide, "a.jpg");
  expect(metadata).toMatchObject({ space: "srgb", hasProfile: false });
  expect(await cornersOf(bytes, 130)).toEqual(upright);
});

test("what is transparent stays transparent", async () => {
  const clear = sharp({ create: { width: 90, height: 60, channels: 4, background: { ...red, alpha: 0 } } });
  const { bytes } = await made(clear.png(), wide);
  const { channels } = await sharp(bytes).stats();
  expect(channels[3]?.max).toBe(0);
});

test("a thin colored line of a screenshot stays as red as it was", async () => {
  const page = sharp({ create: { width: 60, height: 40, channels: 3, background: white } });
  const line = { create: { width: 1, height: 30, channels: 3 as const, background: red } };
  const { bytes } = await made(page.composite([{ input: line, left: 21, top: 5 }]).png(), wide);
  const pixel = await sharp(bytes).extract({ left: 21, top: 20, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  expect(nameOf({ r, g, b }, 50)).toBe("red");
});

test("no file is wider than its photograph, and none is there twice", async () => {
  const slot: Slot = { width: 300, widths: [100, 200, 300] };
  expect((await made(quarters(400, 200).png(), slot)).widths).toEqual([100, 200, 300]);
  expect((await made(quarters(160, 80).png(), slot)).widths).toEqual([100, 160]);
  expect((await made(quarters(80, 40).png(), slot)).widths).toEqual([80]);
});

test("a panorama and a single pixel have files, too", async () => {
  const square: Slot = { width: 30, shape: [3, 2] };
  const panorama = await made(quarters(12_000, 600).jpeg(), { width: 840, widths: [720, 1440] }, "a.jpg");
  expect([panorama.metadata.width, panorama.metadata.height]).toEqual([1440, 72]);
  const pixel = await made(sharp({ create: { width: 1, height: 1, channels: 3, background: red } }).png(), square);
  expect([pixel.metadata.width, pixel.metadata.height, pixel.widths]).toEqual([1, 1, [1]]);
});

test.each<[Focus, number, string[]]>([
  ["left", 120, ["red", "red", "blue", "blue"]],
  ["right", 120, ["green", "green", "white", "white"]],
  ["center", 120, upright],
  ["top", 40, ["red", "green", "red", "green"]],
  ["bottom", 40, ["blue", "white", "blue", "white"]],
])("a crop to the %s keeps that part", async (focus, width, corners) => {
  // Half of the picture at most, so that a crop to a side shows nothing of the other.
  const slot: Slot = { width: 20, shape: width === 120 ? [2, 3] : [1, 1], widths: [20] };
  const { bytes } = await made(quarters(width, 80).png(), slot, "a.png", focus);
  expect(await cornersOf(bytes)).toEqual(corners);
});

test("a file that is there is not written again, in another build neither, and a changed photograph is", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "a.png");
  const write = async (picture: Sharp) => {
    await picture.png().toFile(file);
    const written = await Promise.all(
      versionsOf(await readPhotograph(file), wide).map((version) => writeVersion(version, folder)),
    );
    return written.map((file) => [file, statSync(file).mtimeMs]);
  };
  const first = await write(quarters());
  expect(await write(quarters())).toEqual(first);
  expect(await write(quarters(122))).not.toEqual(first);
});

test("a JPEG with bytes that belong to nothing, as some cameras write it, has its files", async () => {
  const tidy = await quarters().jpeg().toBuffer();
  const picture = Buffer.concat([tidy.subarray(0, 20), Buffer.from("???"), tidy.subarray(20)]);
  await expect(sharp(picture).raw().toBuffer()).rejects.toThrow("extraneous bytes");
  expect((await made(picture, wide, "a.jpg")).widths).toEqual([60]);
});

test("a photograph that was cut off on its way is an error that names the file", async () => {
  const file = join(temporaryFolder(), "a.jpg");
  const whole = await quarters(800, 600).jpeg({ quality: 100 }).toBuffer();
  await sharp(whole).toFile(file);
  const photograph = await readPhotograph(file);
  writeFileSync(file, whole.subarray(0, whole.length * 0.7));
  const [version] = versionsOf(photograph, wide);
  await expect(version && writeVersion(version, dirname(file))).rejects.toThrow(file);
});
