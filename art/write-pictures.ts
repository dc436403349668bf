import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pictureStyle } from "#art/engine/style.ts";
import { gallery, heaviest } from "./gallery.ts";

const pictures = "content/pictures/";

/** Writes every picture whose name contains the filter into content/pictures, and prints what each weighs. */
export async function write(filter: string, root: string): Promise<void> {
  const files = gallery.filter(({ file }) => file.slice(pictures.length).includes(filter));
  if (files.length === 0) {
    throw new Error(`No picture has "${filter}" in its name.`);
  }
  for (const { file, draw } of files) {
    const content = await draw();
    const changed = await writeIfChanged(join(root, file), content);
    const packed = brotliCompressSync(content).length;
    const heavy = packed > heaviest;
    console.log(
      [kilobytes(content.length), kilobytes(packed), changed ? "*" : " ", file, heavy ? "TOO HEAVY" : ""].join("  "),
    );
    if (heavy) {
      process.exitCode = 1;
    }
  }
  console.log(`The one style of all pictures: sha256-${createHash("sha256").update(pictureStyle).digest("base64")}`);
}

/** An unchanged file keeps its date, so nothing that watches it wakes. */
async function writeIfChanged(file: string, content: Buffer): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(content)) {
    return false;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return true;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
}
