/** Packs PNG pictures into one .ico file. Each is square and at most 256 pixels wide. */
export function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  // Reserved, then 1 for an icon, then how many.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + pictures.length * 16;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    // A width of 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
