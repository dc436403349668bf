import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

test("an archive is read back from its end, as every unzip does", () => {
  const files = [
    { name: "AndroidManifest.xml", content: "<manifest />" },
    { name: "README.txt", content: "Сайн уу" },
  ];
  expect(unzip(zip(files))).toEqual(files);
});

function unzip(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const entry = archive.readUInt32LE(at + 42);
    const start = entry + 30 + nameLength;
    const data = archive.subarray(start, start + size);
    expect(crc32(data)).toBe(archive.readUInt32LE(at + 16));
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    at += 46 + nameLength;
    return { name, content: data.toString() };
  });
}
