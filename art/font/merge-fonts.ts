import { create, type Font } from "fontkit";

type Tables = Map<string, Buffer>;

/** One letter's outline, how it changes with the weight, and its width. */
type Glyph = { outline: Buffer; variation: Buffer; metrics: Buffer };

type Letters = { glyphs: Glyph[]; ids: Map<number, number> };

/**
 * Puts the letters of several TrueType files of one variable typeface into the first of them. Google's subsets of one
 * typeface agree in everything else. No package on npm merges fonts that vary: fonteditor-core drops the variations.
 */
export function mergeFonts([base, ...others]: readonly [Buffer, ...Buffer[]]): Buffer {
  const tables = tablesOf(base);
  const merged = lettersOf(base);
  for (const other of others) {
    checkSameTypeface(tables, tablesOf(other));
    // The first glyph of every file stands for what is missing.
    const shift = merged.glyphs.length - 1;
    const { glyphs, ids } = lettersOf(other);
    for (const { outline, variation, metrics } of glyphs.slice(1)) {
      merged.glyphs.push({ outline: withParts(outline, shift), variation, metrics });
    }
    for (const [codePoint, id] of ids) if (!merged.ids.has(codePoint)) merged.ids.set(codePoint, id + shift);
  }
  writeGlyphs(tables, merged.glyphs);
  tables.set("cmap", characterMap(merged.ids));
  // Optional: without it the widths come from the variations of the outlines.
  tables.delete("HVAR");
  return fileOf(tables);
}

function tablesOf(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, place) => font.subarray(12 + 16 * place));
  return new Map(
    records.map((record) => {
      const start = record.readUInt32BE(8);
      return [record.toString("latin1", 0, 4), Buffer.from(font.subarray(start, start + record.readUInt32BE(12)))];
    }),
  );
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table "${name}".`);
  return found;
}

function lettersOf(font: Buffer): Letters {
  const tables = tablesOf(font);
  const [glyf, gvar, hmtx] = [table(tables, "glyf"), table(tables, "gvar"), table(tables, "hmtx")];
  const places = offsets(table(tables, "loca"), table(tables, "head").readInt16BE(50) === 1);
  const changes = offsets(gvar.subarray(20), (gvar.readUInt16BE(14) & 1) === 1);
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const widths = table(tables, "hhea").readUInt16BE(34);
  const glyphs = Array.from({ length: gvar.readUInt16BE(12) }, (_, id) => ({
    outline: glyf.subarray(places(id), places(id + 1)),
    variation: data.subarray(changes(id), changes(id + 1)),
    metrics: Buffer.concat([
      hmtx.subarray(4 * Math.min(id, widths - 1)).subarray(0, 2),
      hmtx.subarray(id < widths ? 4 * id + 2 : 2 * (widths + id)).subarray(0, 2),
    ]),
  }));
  const read = create(font) as Font;
  const ids = new Map(read.characterSet.map((codePoint) => [codePoint, read.glyphForCodePoint(codePoint).id]));
  return { glyphs, ids };
}

/** Reads a list of offsets: whole ones, or halves in two bytes. */
function offsets(list: Buffer, isLong: boolean): (place: number) => number {
  return (place) => (isLong ? list.readUInt32BE(4 * place) : 2 * list.readUInt16BE(2 * place));
}

// Variations name the weights they are for by their place in a list, so the lists have to agree.
function checkSameTypeface(base: Tables, other: Tables): void {
  const [ours, theirs] = [sharedWeights(base), sharedWeights(other)];
  const agree = table(base, "fvar").equals(table(other, "fvar")) && theirs.equals(ours.subarray(0, theirs.length));
  if (!agree) throw new Error("These fonts do not vary in the same way.");
}

function sharedWeights(tables: Tables): Buffer {
  const gvar = table(tables, "gvar");
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6));
}

/** An outline that is put together from others, by their new numbers. */
function withParts(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const moved = Buffer.from(outline);
  let more = true;
  for (let at = 10; more; ) {
    const flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + shift, at + 2);
    more = (flags & 0x20) !== 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return moved;
}

function writeGlyphs(tables: Tables, glyphs: readonly Glyph[]): void {
  const outlines = padded(glyphs.map(({ outline }) => outline));
  tables.set("glyf", Buffer.concat(outlines));
  tables.set("loca", wholeOffsets(outlines));
  table(tables, "head").writeInt16BE(1, 50);
  tables.set("hmtx", Buffer.concat(glyphs.map(({ metrics }) => metrics)));
  table(tables, "hhea").writeUInt16BE(glyphs.length, 34);
  table(tables, "maxp").writeUInt16BE(glyphs.length, 4);

  const gvar = table(tables, "gvar");
  const variations = padded(glyphs.map(({ variation }) => variation));
  const list = wholeOffsets(variations);
  const weights = sharedWeights(tables);
  const head = Buffer.from(gvar.subarray(0, 20));
  head.writeUInt32BE(20 + list.length, 8);
  head.writeUInt16BE(glyphs.length, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + list.length + weights.length, 16);
  tables.set("gvar", Buffer.concat([head, list, weights, ...variations]));
}

function padded(parts: readonly Buffer[]): Buffer[] {
  return parts.map((part) => Buffer.concat([part, Buffer.alloc(-part.length & 3)]));
}

function wholeOffsets(parts: readonly Buffer[]): Buffer {
  const list = Buffer.alloc(4 * (parts.length + 1));
  let end = 0;
  parts.forEach((part, place) => {
    end += part.length;
    list.writeUInt32BE(end, 4 * (place + 1));
  });
  return list;
}

/** The simplest map that there is: every letter is a range of its own. subset-font packs it. */
function characterMap(ids: ReadonlyMap<number, number>): Buffer {
  const letters = [...ids].sort(([one], [other]) => one - other);
  const ranges = [...letters, [0xffff, 0] as const];
  const words = [
    ...ranges.map(([codePoint]) => codePoint),
    0,
    ...ranges.map(([codePoint]) => codePoint),
    ...ranges.map(([codePoint, id]) => (id - codePoint) & 0xffff),
    ...ranges.map(() => 0),
  ];
  const head = [0, 1, 3, 1, 0, 12, 4, 14 + 2 * words.length, 0, 2 * ranges.length, 0, 0, 0];
  return Buffer.from(Uint16Array.from([...head, ...words]).buffer).swap16();
}

function fileOf(tables: Tables): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  let at = head.length;
  const bodies = padded(names.map((name) => table(tables, name)));
  names.forEach((name, place) => {
    const record = 12 + 16 * place;
    head.write(name, record, "latin1");
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(table(tables, name).length, record + 12);
    at += bodies[place]?.length ?? 0;
  });
  return Buffer.concat([head, ...bodies]);
}
