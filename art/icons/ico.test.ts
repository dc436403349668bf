import { expect, test } from "vitest";
import { ico } from "./ico.ts";

test("every entry points at its own picture", () => {
  const small = Buffer.from("small picture");
  const large = Buffer.from("a larger picture");
  const file = ico([
    { size: 16, png: small },
    { size: 256, png: large },
  ]);

  expect(file.readUInt16LE(4)).toBe(2);
  for (const [index, { size, png }] of [
    { size: 16, png: small },
    { size: 0, png: large },
  ].entries()) {
    const entry = 6 + index * 16;
    const offset = file.readUInt32LE(entry + 12);
    expect(file.readUInt8(entry)).toBe(size);
    expect(file.subarray(offset, offset + file.readUInt32LE(entry + 8))).toEqual(png);
  }
});
