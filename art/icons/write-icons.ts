import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { brandIcon } from "./brand-icon.ts";
import { ico } from "./ico.ts";

/** Writes the icons of the site into public/, all from one drawing. */
export async function write(_filter: string, root: string): Promise<void> {
  const folder = join(root, "public");
  await mkdir(folder, { recursive: true });
  const rounded = brandIcon({ corners: 7, letter: 1 });
  // Phones cut a tile to their own shape; what matters stays in the middle four fifths.
  const cut = brandIcon({ corners: 0, letter: 0.78 });
  await writeFile(join(folder, "favicon.svg"), rounded);
  await writeFile(
    join(folder, "favicon.ico"),
    ico(await Promise.all([16, 32].map(async (size) => ({ size, png: await png(rounded, size) })))),
  );
  await writeFile(join(folder, "apple-touch-icon.png"), await png(cut, 180));
  await writeFile(join(folder, "icon-192.png"), await png(cut, 192));
  await writeFile(join(folder, "icon-512.png"), await png(cut, 512));
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
