import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";

/** What no command of a copy needs. */
const left = [".git", "node_modules", "build", "data", "shots", ".react-router"];

/** A copy of the project in a folder of its own until the end of the file, so that commands and edits touch nothing here. */
export function copyProject({ withArt = false } = {}): string {
  refuseToInstall();
  // Half of all files are there.
  const unwanted = new Set(withArt ? left : [...left, "art"]);
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const isWanted = (source: string) => !unwanted.has(source.slice(process.cwd().length + 1));
  cpSync(process.cwd(), folder, { recursive: true, filter: isWanted });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"), "junction");
  // What is compiled for the copy goes with it.
  process.env.NODE_COMPILE_CACHE = join(folder, "node-cache");
  // `npm run bench -- scale` deletes its copies itself.
  if (process.env.VITEST)
    if (!process.env.KEEP)
      afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}

/** Replaces a text in a file, which must contain it. */
export function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

// A command that installs in the copy would empty the packages that it shares with us.
function refuseToInstall(): void {
  const mark = "node_modules/.installed-from";
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  throw new Error("The installed packages are not those of package-lock.json. Run this through npm test.");
}
