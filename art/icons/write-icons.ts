import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { DrawnFile } from "#art/drawn-file.ts";
import { maker } from "#content/samples.ts";
import { brandIcon } from "./brand-icon.ts";
import { ico } from "./ico.ts";

/** The icons of the site, all from one drawing. */
export const iconFiles: readonly DrawnFile[] = [
  { file: "public/favicon.svg", draw: () => Buffer.from(rounded()) },
  {
    file: "public/favicon.ico",
    draw: async () => ico(await Promise.all([16, 32].map(async (size) => ({ size, png: await png(rounded(), size) })))),
  },
  { file: "public/apple-touch-icon.png", draw: () => png(cut(), 180) },
  { file: "public/icon-192.png", draw: () => png(cut(), 192) },
  { file: "public/icon-512.png", draw: () => png(cut(), 512) },
];

/** Writes the icons into public/. */
export async function write(_filter: string, root: string): Promise<void> {
  await mkdir(join(root, "public"), { recursive: true });
  for (const { file, draw } of iconFiles) await writeFile(join(root, file), await draw());
}

function rounded(): string {
  return brandIcon({ corners: 7, letter: 1 });
}

/** Phones cut a tile to their own shape; what matters stays in the middle four fifths. */
function cut(): string {
  return brandIcon({ corners: 0, letter: 0.78 });
}

async function png(svg: string, size: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  return marked(await picture.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** A PNG that says by what it was drawn, in a chunk of text after its header. */
function marked(png: Buffer): Buffer {
  const text = Buffer.from(`tEXtSoftware\0${maker}`);
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  const headerLength = 33;
  return Buffer.concat([png.subarray(0, headerLength), chunk, png.subarray(headerLength)]);
}
