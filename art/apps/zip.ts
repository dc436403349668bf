import { crc32 } from "node:zlib";

type ZipFile = { name: string; content: string };

/** Packs a few small text files into a ZIP archive without compressing them. The same files always give the same bytes. */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const data = Buffer.from(content);
    const facts = factsOf(name, data);
    const entry = Buffer.concat([numbers([4, 0x04034b50]), facts, Buffer.from(name), data]);
    // Made by version 2.0; then: no comment, first disk, plain data, nothing special, and where the entry begins.
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(numbers([4, 0x02014b50], [2, 20]), facts, place, Buffer.from(name));
    entries.push(entry);
    offset += entry.length;
  }
  const index = Buffer.concat(directory);
  const count = files.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, offset], [2, 0]);
  return Buffer.concat([...entries, index, end]);
}

/** What an entry and its line in the directory both say: version, flags, method, date, checksum, sizes and name length. */
function factsOf(name: string, data: Buffer): Buffer {
  const firstOfJanuary1980 = 0x0021;
  return numbers(
    [2, 20],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, firstOfJanuary1980],
    [4, crc32(data)],
    [4, data.length],
    [4, data.length],
    [2, Buffer.byteLength(name)],
    [2, 0],
  );
}

function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
