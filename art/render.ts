// Writes content/pictures/<name>.svg for every drawing whose name contains the first argument, or for all of them.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { runnerImport } from "vite";
import { pictureStyle } from "#art/engine/style.ts";
import type * as Gallery from "./gallery.ts";

const folder = join(import.meta.dirname, "../content/pictures");
const limit = 30 * 1024;

const filter = process.argv[2] ?? "";
// Node strips types but does not know JSX; Vite does.
const { module } = await runnerImport<typeof Gallery>(join(import.meta.dirname, "gallery.ts"), { configFile: false });
const files = module.gallery.filter(({ name }) => name.includes(filter));

if (files.length === 0) {
  throw new Error(`No drawing is called anything like "${filter}".`);
}
for (const { name, render } of files) {
  const content = render();
  const changed = await writeIfChanged(join(folder, name), content);
  const packed = brotliCompressSync(content).length;
  const heavy = packed > limit;
  console.log(
    [kilobytes(content.length), kilobytes(packed), changed ? "*" : " ", name, heavy ? "TOO HEAVY" : ""].join("  "),
  );
  if (heavy) {
    process.exitCode = 1;
  }
}
console.log(`The one style of all pictures: sha256-${createHash("sha256").update(pictureStyle).digest("base64")}`);

/** An unchanged file keeps its date, so nothing that watches it wakes. */
async function writeIfChanged(file: string, content: string): Promise<boolean> {
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before === content) {
    return false;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return true;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
}
